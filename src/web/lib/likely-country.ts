import { KYC_COUNTRIES, type KycCountry } from '#domain/kyc/countries.ts'

/** The country that a person is most likely from, of these: where the first of the browser's languages that fits is spoken. */
export function likelyCountry(
  languages: readonly string[],
  countries: readonly KycCountry[] = KYC_COUNTRIES,
): KycCountry {
  for (const language of languages) {
    const { region } = new Intl.Locale(language).maximize()
    const country = countries.find((known) => known === region)
    if (country) return country
  }
  return countries.includes('DE') ? 'DE' : countries[0]!
}
