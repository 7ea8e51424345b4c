import { expect, it } from 'vitest'
import { HOST_REFUSALS } from '#backend/functions/refusals.ts'
import { REFUSALS } from '#contract/refusals.ts'

it('knows every refusal of the host of the functions, with the same status', () => {
  expect(REFUSALS).toMatchObject(HOST_REFUSALS)
})
