export type PictureFault = 'blurred' | 'dark' | 'cut-off'

/** Grey values (0 to 255) of a picture, row by row. */
export interface GreyPicture {
  width: number
  height: number
  grey: Uint8ClampedArray
}

/** The mean grey below which print cannot be read. */
const DARK = 60
/** The least variance of the Laplacian of a picture in which letters are sharp. */
const SHARP = 60
/** The share of strong edges in the outermost rows and columns from which something goes on beyond the picture. */
const CROWDED = 0.2
const STRONG_EDGE = 40

/** What a person should look at again before they send this picture of a document; the gravest first. */
export function measurePicture(picture: GreyPicture): PictureFault[] {
  const faults: PictureFault[] = []
  if (meanOf(picture.grey) < DARK) faults.push('dark')
  else if (laplacianVariance(picture) < SHARP) faults.push('blurred')
  if (edgesAtBorder(picture) > CROWDED) faults.push('cut-off')
  return faults
}

const meanOf = (grey: Uint8ClampedArray): number =>
  grey.reduce((sum, value) => sum + value, 0) / Math.max(grey.length, 1)

/** How much neighbouring pixels differ (Pech-Pacheco 2000): near nothing where no edge is sharp. */
function laplacianVariance({ width, height, grey }: GreyPicture): number {
  let [sum, squares, count] = [0, 0, 0]
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const value = grey[at - 1]! + grey[at + 1]! + grey[at - width]! + grey[at + width]! - 4 * grey[at]!
      sum += value
      squares += value * value
      count++
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2
}

/** The share of strong steps along the border: a table is even there, print and photographs are not. */
function edgesAtBorder({ width, height, grey }: GreyPicture): number {
  const sides = [
    Array.from({ length: width }, (_, x) => x),
    Array.from({ length: width }, (_, x) => (height - 1) * width + x),
    Array.from({ length: height }, (_, y) => y * width),
    Array.from({ length: height }, (_, y) => y * width + width - 1),
  ]
  const shares = sides.map((side) => {
    const steps = side.slice(1).filter((at, n) => Math.abs(grey[at]! - grey[side[n]!]!) > STRONG_EDGE)
    return steps.length / Math.max(side.length - 1, 1)
  })
  return Math.max(...shares)
}
