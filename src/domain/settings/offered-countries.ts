import { KYC_COUNTRIES, type KycCountry } from '../kyc/countries.ts'
import { terms } from './terms.ts'

/** Whether a new listing may be in this country; all are open where none were chosen. */
export const takesListingsIn = (country: string): boolean =>
  terms.listingCountries.length === 0 || terms.listingCountries.includes(country)

/** Where people who lend may live, and businesses be. */
export const residences = (): readonly KycCountry[] =>
  terms.residenceCountries.length === 0 ? KYC_COUNTRIES : terms.residenceCountries

/** Whether people who lend may live in this country. */
export const isResidence = (country: string): boolean => residences().some((each) => each === country)
