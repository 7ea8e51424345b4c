import { useMemo } from 'react'
import { KYC_COUNTRIES } from '#domain/kyc/countries.ts'
import { useLanguage } from './root-data.ts'

/** Countries by name in the page's language: those whose papers are accepted, or those that are given. */
export function useCountries(
  countries: readonly string[] = KYC_COUNTRIES,
): { value: string; label: string }[] {
  const language = useLanguage()
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    return countries
      .map((value) => ({ value, label: names.of(value) ?? value }))
      .sort((a, b) => a.label.localeCompare(b.label, language))
  }, [language, countries])
}
