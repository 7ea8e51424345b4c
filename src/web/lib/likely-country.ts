import { KYC_COUNTRIES, type KycCountry } from '#domain/kyc/countries.ts'

/** The country that a person's papers are most likely from: where the first of the browser's languages that fits is spoken. */
export function likelyCountry(languages: readonly string[]): KycCountry {
  for (const language of languages) {
    const { region } = new Intl.Locale(language).maximize()
    const country = KYC_COUNTRIES.find((known) => known === region)
    if (country) return country
  }
  return 'DE'
}
