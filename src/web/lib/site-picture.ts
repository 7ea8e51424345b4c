import { randomId } from './random-id.ts'
import { supabase } from './supabase.ts'
import { unwrap } from './unwrap.ts'

const MAX_BYTES = 10 * 1024 * 1024

/** The types that a file field for a picture of the site offers. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp'

/** Why a file is no picture of the site. */
export function pictureFault({ type, size }: Pick<File, 'type' | 'size'>): 'type' | 'size' | undefined {
  if (!PICTURE_TYPES.split(',').includes(type)) return 'type'
  return size > MAX_BYTES ? 'size' : undefined
}

/** Where a picture of the site is shown as it was uploaded. */
export const pictureAddress = (path: string) => `/storage/v1/object/public/images/${path}`

/** Adds a picture of the site, as admins may; its path in the bucket `images`. */
export async function uploadSitePicture(file: File): Promise<string> {
  const path = `site/${randomId()}`
  const { storage } = await supabase()
  unwrap(await storage.from('images').upload(path, file, { contentType: file.type }))
  return path
}
