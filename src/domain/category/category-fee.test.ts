import { afterEach, expect, it } from 'vitest'
import { setTerms } from '../settings/terms.ts'
import { categoryFee } from './category-fee.ts'

afterEach(() => setTerms({}))

it('is the category’s own, else its parent’s, else the site’s; none is a fee, too', () => {
  setTerms({ feePercent: 12.5 })
  expect(categoryFee(8, 20)).toBe(8)
  expect(categoryFee(null, 20)).toBe(20)
  expect(categoryFee(null, null)).toBe(12.5)
  expect(categoryFee(null, undefined)).toBe(12.5)
  expect(categoryFee(0, 20)).toBe(0)
})
