import { expect, it } from 'vitest'
import { insertPicture } from './insert-picture.ts'

it.each([
  ['', 0, '![words](/a)\n'],
  ['One.\n\nTwo.', 4, 'One.\n\n![words](/a)\n\nTwo.'],
  ['One two', 4, 'One\n\n![words](/a)\n\ntwo'],
  ['One.', 4, 'One.\n\n![words](/a)\n'],
])('puts a picture into %j at %d, its words to be replaced', (before, at, expected) => {
  const { text, from, to } = insertPicture(before, at, '/a', 'words')
  expect(text).toBe(expected)
  expect(text.slice(from, to)).toBe('words')
})
