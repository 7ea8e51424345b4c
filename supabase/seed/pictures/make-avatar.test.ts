import sharp from 'sharp'
import { expect, it } from 'vitest'
import { makeAvatar } from './make-avatar.ts'

const jonas = { key: 'jonas', avatar: '1f9d4-1f3fb' }

it('is a WebP of 400 × 400, the same for the same person', async () => {
  const avatar = await makeAvatar(jonas)
  expect(await sharp(avatar).metadata()).toMatchObject({ format: 'webp', width: 400, height: 400 })
  expect(Buffer.compare(avatar, await makeAvatar(jonas))).toBe(0)
})

it('differs between two people with one face', async () => {
  const other = await makeAvatar({ ...jonas, key: 'stefan' })
  expect(Buffer.compare(other, await makeAvatar(jonas))).not.toBe(0)
})

it('gives a face without a colour of skin one that people have', async () => {
  const { dominant } = await sharp(await makeAvatar({ key: 'clara', avatar: '1f469-200d-1f9b0' }))
    .extract({ left: 170, top: 190, width: 20, height: 20 })
    .stats()
  const signYellow = dominant.r > 230 && dominant.g > 180 && dominant.b < 90
  expect(signYellow).toBe(false)
})
