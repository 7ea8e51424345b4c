import type { Bucket } from '@supabase/storage-js'

/** The largest file of this bucket, in MB. */
export const megabytesOf = ({ file_size_limit }: Bucket): number =>
  Math.floor((file_size_limit ?? 0) / 1024 ** 2)
