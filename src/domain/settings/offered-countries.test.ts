import { afterEach, expect, it } from 'vitest'
import { KYC_COUNTRIES } from '../kyc/countries.ts'
import { isResidence, residences, takesListingsIn } from './offered-countries.ts'
import { setTerms } from './terms.ts'

afterEach(() => setTerms({}))

it('is open to every country until the operator chooses', () => {
  expect([takesListingsIn('AD'), isResidence('CH')]).toEqual([true, true])
  expect(residences()).toBe(KYC_COUNTRIES)
})

it('lists in the chosen countries, and takes people from those chosen for them', () => {
  setTerms({ listingCountries: ['DE', 'AT'], residenceCountries: ['CH'] })
  expect(['DE', 'AT', 'CH'].map(takesListingsIn)).toEqual([true, true, false])
  expect(['DE', 'AT', 'CH'].map(isResidence)).toEqual([false, false, true])
})
