import sharp from 'sharp'

/** A photo as a phone takes it: large, on its side, with the place in it. */
export async function photo(name: string, colour: string) {
  const buffer = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: colour } })
    .withExif({ IFD0: { ImageDescription: '52.4881,13.4292' } })
    .jpeg()
    .toBuffer()
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer }
}
