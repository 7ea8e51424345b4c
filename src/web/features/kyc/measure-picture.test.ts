import { expect, it } from 'vitest'
import { type GreyPicture, measurePicture } from './measure-picture.ts'

const [WIDTH, HEIGHT] = [160, 120]

/** A document on a table: print in stripes of 4 px within a margin. */
function drawn({ margin = 20, paper = 230, ink = 30, table = 120 } = {}): GreyPicture {
  const grey = new Uint8ClampedArray(WIDTH * HEIGHT)
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const isInside = x >= margin && x < WIDTH - margin && y >= margin && y < HEIGHT - margin
      grey[y * WIDTH + x] = isInside ? ((x + y) % 8 < 4 ? ink : paper) : table
    }
  return { width: WIDTH, height: HEIGHT, grey }
}

/** The same, each pixel the mean of those around it. */
function blurred({ width, height, grey }: GreyPicture, radius: number): GreyPicture {
  const soft = new Uint8ClampedArray(grey.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let [sum, count] = [0, 0]
      for (let dy = -radius; dy <= radius; dy++)
        for (let dx = -radius; dx <= radius; dx++) {
          const [px, py] = [x + dx, y + dy]
          if (px < 0 || py < 0 || px >= width || py >= height) continue
          sum += grey[py * width + px]!
          count++
        }
      soft[y * width + x] = sum / count
    }
  return { width, height, grey: soft }
}

it('finds nothing wrong with a sharp document that lies whole on a table', () => {
  expect(measurePicture(drawn())).toEqual([])
})

it('says that a picture is blurred', () => {
  expect(measurePicture(blurred(drawn(), 6))).toEqual(['blurred'])
})

it('says that a picture is dark, and not blurred as well', () => {
  expect(measurePicture(drawn({ paper: 50, ink: 10, table: 20 }))).toEqual(['dark'])
})

it('says that a document goes on beyond the picture', () => {
  expect(measurePicture(drawn({ margin: 0 }))).toEqual(['cut-off'])
})
