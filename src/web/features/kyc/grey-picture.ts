import type { GreyPicture } from './measure-picture.ts'

/** The longer side (px) to which a picture is drawn before it is measured: enough for print, quick on a telephone. */
const LONGER_SIDE = 640

/** A picture in grey values; undefined for a file that this browser cannot draw. */
export async function greyPicture(file: Blob): Promise<GreyPicture | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return
  const scale = Math.min(1, LONGER_SIDE / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)]
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || width < 3 || height < 3) return
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const { data } = context.getImageData(0, 0, width, height)
  const grey = new Uint8ClampedArray(width * height)
  for (let at = 0; at < grey.length; at++)
    grey[at] = 0.299 * data[at * 4]! + 0.587 * data[at * 4 + 1]! + 0.114 * data[at * 4 + 2]!
  return { width, height, grey }
}
