import { rgbaToThumbHash } from 'thumbhash'

export interface PreparedPhoto {
  file: Blob
  width: number
  height: number
  /** Base64. */
  thumbHash: string
}

/** As large as the storage keeps pictures. */
const LONGEST_SIDE = 2_560
const THUMB_SIDE = 100

/**
 * A photo upright, without its metadata (which often says where a person lives) and not larger than it will be kept:
 * a tenth of what a phone takes. Fails for what this browser cannot show.
 */
export async function preparePhoto(file: Blob): Promise<PreparedPhoto> {
  const picture = await createImageBitmap(file)
  try {
    const canvas = draw(picture, LONGEST_SIDE)
    return {
      file: await jpegOf(canvas),
      width: canvas.width,
      height: canvas.height,
      thumbHash: thumbHashOf(draw(picture, THUMB_SIDE)),
    }
  } finally {
    picture.close()
  }
}

function draw(picture: ImageBitmap, longestSide: number): HTMLCanvasElement {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')!
  context.imageSmoothingQuality = 'high'
  // Transparent parts would turn black in a JPEG.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('the photo could not be drawn'))
    canvas.toBlob(done, 'image/jpeg', 0.9)
  })

function thumbHashOf(canvas: HTMLCanvasElement): string {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height)
  return btoa(String.fromCharCode(...rgbaToThumbHash(width, height, data)))
}
