import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'

/** About 25 bytes (base64) that a browser draws as a blurred preview until the picture has loaded. */
export async function thumbhashOf(picture: Uint8Array): Promise<string> {
  const { data, info } = await sharp(picture)
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}
