import type { Bucket } from '@supabase/storage-js'
import { supabase } from '../../lib/supabase.ts'

/** For how long a signed address works. */
export const SIGNED_SECONDS = 600
const RENDERED = { width: 640 }

export interface ObjectAddresses {
  /** Of an object in a public bucket. */
  public?: string
  signed: string
  /** Of a picture, rendered in another width. */
  rendered?: string
}

/** Every address of an object, as the official client makes them. */
export async function objectAddresses(bucket: Bucket, path: string, file: Blob): Promise<ObjectAddresses> {
  const { storage } = await supabase()
  const objects = storage.from(bucket.id)
  const sign = async (options?: { transform: typeof RENDERED }) => {
    const { data, error } = await objects.createSignedUrl(path, SIGNED_SECONDS, options)
    if (error) throw error
    return data.signedUrl
  }
  const publicUrl = (options?: { transform: typeof RENDERED }) =>
    objects.getPublicUrl(path, options).data.publicUrl

  const signed = await sign()
  const transform = { transform: RENDERED }
  const isPicture = file.type.startsWith('image/')
  return {
    signed,
    ...(bucket.public && { public: publicUrl() }),
    ...(isPicture && { rendered: bucket.public ? publicUrl(transform) : await sign(transform) }),
  }
}
