import { expect, it } from 'vitest'
import { CATEGORY_ICONS } from '#domain/category/category-icons.ts'
import { categoryIcons, writtenIcons } from './write-category-icons.ts'

it('the signs of categories are drawn as the library has them (node scripts/write-category-icons.ts)', async () => {
  expect(writtenIcons()).toBe(await categoryIcons())
  for (const name of CATEGORY_ICONS) {
    expect(writtenIcons()).toMatch(new RegExp(`<symbol id="${name}" viewBox="0 0 24 24"><`))
  }
})
