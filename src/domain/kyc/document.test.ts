import { expect, it } from 'vitest'
import { provesStep } from './document.ts'

it.each([
  ['identity', 'image/jpeg', true],
  ['identity', 'application/pdf', true],
  ['address', 'application/pdf', true],
  ['business', 'image/webp', true],
  ['selfie', 'image/jpeg', true],
  ['selfie', 'application/pdf', false],
  ['identity', 'text/html', false],
  ['identity', '', false],
] as const)('of %s, a file of type %s: %s', (step, type, proves) => {
  expect(provesStep(step, type)).toBe(proves)
})
