# What differs from run to run, for the cases here: times and bytes.
s/[0-9.]+ (us|ms|s)\b/TIME/g
s/[0-9.]+ (bytes|KiB|MiB)\b/BYTES/g
