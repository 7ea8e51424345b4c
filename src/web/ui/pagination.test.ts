import { expect, it } from 'vitest'
import { shownPages } from './pagination.tsx'

it.each([
  [1, 2, [1, 2]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [2, 3, [1, 2, 3]],
  [9, 9, [1, null, 8, 9]],
])('on page %i of %i shows the ends and the neighbours', (page, pages, shown) => {
  expect(shownPages(page, pages)).toEqual(shown)
})
