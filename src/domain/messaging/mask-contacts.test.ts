import { expect, it } from 'vitest'
import { MASKED, UNMASKED } from './mask-contacts.examples.ts'
import { maskContacts } from './mask-contacts.ts'

it.each(MASKED)('hides what leads past the site: %s', (written, read) => {
  expect(maskContacts(written)).toEqual({ text: read, isMasked: true })
})

it.each(UNMASKED)('leaves alone: %s', (written) => {
  expect(maskContacts(written)).toEqual({ text: written, isMasked: false })
})

it('leaves nothing to hide in what it made', () => {
  for (const [, read] of MASKED) expect(maskContacts(read)).toEqual({ text: read, isMasked: false })
})
