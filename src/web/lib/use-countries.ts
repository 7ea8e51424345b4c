import { useMemo } from 'react'
import { KYC_COUNTRIES } from '#domain/kyc/countries.ts'
import { useLanguage } from './root-data.ts'

/** Countries by name in the page's language. */
export function useCountries(): { value: string; label: string }[] {
  const language = useLanguage()
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    return KYC_COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).sort((a, b) =>
      a.label.localeCompare(b.label, language),
    )
  }, [language])
}
