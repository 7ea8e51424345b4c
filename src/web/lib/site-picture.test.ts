import { expect, it } from 'vitest'
import { pictureFault } from './site-picture.ts'

it.each([
  [{ type: 'image/png', size: 1_000 }, undefined],
  [{ type: 'image/svg+xml', size: 1_000 }, 'type'],
  [{ type: 'application/pdf', size: 1_000 }, 'type'],
  [{ type: 'image/jpeg', size: 11 * 1024 * 1024 }, 'size'],
])('a file of %o: %s', (file, fault) => {
  expect(pictureFault(file)).toBe(fault)
})
