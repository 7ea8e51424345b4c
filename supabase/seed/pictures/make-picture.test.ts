import sharp from 'sharp'
import { expect, it } from 'vitest'
import { makePicture, type PictureRequest } from './make-picture.ts'
import { thumbhashOf } from './thumbhash-of.ts'

const camera: PictureRequest = { emoji: '1f4f7', accents: ['1f50b'], tint: '#dcdcf0', scene: 0, seed: 3 }
const saw: PictureRequest = {
  emoji: '1fa9a',
  accents: ['1fab5', '1f4d0'],
  tint: '#f6dfc3',
  scene: 0,
  seed: 4,
}
const tent: PictureRequest = { emoji: '26fa', tint: '#cfe5d8', scene: 0, seed: 5, outdoors: true }

it('is a WebP of 1200 × 900 that weighs less than 80 kB', async () => {
  const picture = await makePicture(camera)
  expect(await sharp(picture).metadata()).toMatchObject({
    format: 'webp',
    width: 1200,
    height: 900,
    hasAlpha: false,
  })
  expect(picture.length).toBeLessThan(80_000)
})

it('is the same for the same request', async () => {
  expect(Buffer.compare(await makePicture(saw), await makePicture(saw))).toBe(0)
})

it.each([
  ['indoors', camera],
  ['by hand', saw],
  ['outdoors', tent],
])('shows a thing %s in four places, none like another', async (_where, request) => {
  const pictures = await Promise.all([0, 1, 2, 3].map((scene) => makePicture({ ...request, scene })))
  for (const [i, one] of pictures.entries())
    for (const other of pictures.slice(i + 1)) expect(await difference(one, other)).toBeGreaterThan(12)
})

it('shows two things of one kind differently', async () => {
  expect(
    await difference(await makePicture(camera), await makePicture({ ...camera, seed: 8 })),
  ).toBeGreaterThan(12)
})

it('does not lay cut-off heads beside a thing', async () => {
  const withBaby = await makePicture({ ...camera, accents: ['1f476', '1f50b'] })
  expect(Buffer.compare(withBaby, await makePicture(camera))).toBe(0)
})

it('has a preview of at most 60 characters', async () => {
  const hash = await thumbhashOf(await makePicture(camera))
  expect(hash).toMatch(/^[A-Za-z0-9+/=]{20,60}$/)
})

/** How far two pictures are apart: the mean difference of a pixel's grey, 0 to 255, at the size of a thumbnail. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(picture).resize(80, 60).grayscale().raw().toBuffer()),
  )
  const sum = a!.reduce((total, grey, i) => total + Math.abs(grey - b![i]!), 0)
  return sum / a!.length
}
