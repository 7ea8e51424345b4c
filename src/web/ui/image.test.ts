import { expect, it } from 'vitest'
import { imageAddress } from './image.tsx'

it('names a picture in a width, whatever its file is called', () => {
  expect(imageAddress('a/b.webp', 320)).toBe('/storage/v1/render/image/public/images/a/b.webp?width=320')
  expect(imageAddress('a b/ü#1?.webp', 640, 'https://api.example')).toBe(
    'https://api.example/storage/v1/render/image/public/images/a%20b/%C3%BC%231%3F.webp?width=640',
  )
})

it('names none that leads out of the bucket', () => {
  expect(imageAddress('../../../../auth/v1/verify?token=a', 320)).toBeUndefined()
})
