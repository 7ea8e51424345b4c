import sharp from 'sharp'

/** A picture with something to see in it, in the asked size and format; with EXIF where `place` is given. */
export async function testPicture(
  width: number,
  height: number,
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' = 'jpeg',
  { orientation, place }: { orientation?: number; place?: string } = {},
): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#f2a93b"/><rect width="50%" height="50%" fill="#0f5c45"/></svg>`
  let image = sharp(Buffer.from(svg)).flatten()
  if (place) image = image.withExif({ IFD0: { ImageDescription: place, Make: 'Camera' } })
  if (orientation) image = image.withMetadata({ orientation })
  return image.toFormat(format).toBuffer()
}
