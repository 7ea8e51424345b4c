import { expect, it } from 'vitest'
import { isPicturePath, type PictureShape, shapeFault } from './site-picture.ts'

it.each<[PictureShape, number, number, string | undefined]>([
  ['square', 512, 512, undefined],
  ['square', 1024, 1020, undefined],
  ['square', 511, 511, 'too-small'],
  ['square', 800, 600, 'not-square'],
  ['wide', 400, 100, undefined],
  ['wide', 400, 67, 'too-small'],
  ['wide', 1_000, 100, 'too-narrow'],
  ['wide', 100, 300, 'too-narrow'],
])('of %s, %i × %i pixels: %s', (shape, width, height, fault) => {
  expect(shapeFault(shape, { width, height })).toBe(fault)
})

it('lies among the pictures of the site', () => {
  expect(isPicturePath('site/0b5b9e1a-6f6c-4a57-8f0d-0a8d4f1c2e3d')).toBe(true)
  for (const path of ['site/', 'site/../x', 'site/a/b', 'someone/photo.jpg', 5, undefined]) {
    expect(isPicturePath(path)).toBe(false)
  }
})
