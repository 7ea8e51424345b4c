import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { allItems } from '../items/all-items.ts'
import { itemPictures } from './item-pictures.ts'
import { thumbhashOf } from './thumbhash-of.ts'

it('previews a picture in at most 60 characters', async () => {
  const picture = await readFile(itemPictures(allItems[0]!.key)[0]!)
  expect(await thumbhashOf(picture)).toMatch(/^[A-Za-z0-9+/=]{20,60}$/)
})
