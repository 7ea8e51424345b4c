import { expect, it } from 'vitest'
import { readMailLanding } from './mail-landing.ts'

it('knows what a link was for', () => {
  expect(readMailLanding('#access_token=a&refresh_token=b&type=signup&sb=')).toEqual({
    type: 'signup',
    half: false,
  })
  expect(readMailLanding('')).toEqual({ half: false })
})

it('knows the first of the two links of a change of address', () => {
  const hash =
    '#message=Confirmation+link+accepted.+Please+proceed+to+confirm+link+sent+to+the+other+email&sb='
  expect(readMailLanding(hash)).toEqual({ half: true })
})
