import { expect, it } from 'vitest'
import { initialsOf } from './avatar.tsx'

it.each([
  ['Mia Berger', 'MB'],
  ['  ana  maría  lópez ', 'AL'],
  ['élodie', 'É'],
  ['', '?'],
  ['🦊 Fox', '🦊F'],
])('makes of “%s” the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
