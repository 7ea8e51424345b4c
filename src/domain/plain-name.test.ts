import { expect, it } from 'vitest'
import { PLAIN_NAME_EXAMPLES } from './plain-name.examples.ts'
import { isPlainName } from './plain-name.ts'

it.each(PLAIN_NAME_EXAMPLES)('%j is a plain name: %s', (name, isPlain) => {
  expect(isPlainName(name)).toBe(isPlain)
})
