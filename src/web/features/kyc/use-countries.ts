import { useMemo } from 'react'
import { useLanguage } from '../../lib/root-data.ts'

/** Whose documents are accepted: the European Economic Area, Switzerland and the United Kingdom. */
const COUNTRIES =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ')

/** Countries by name in the page's language. */
export function useCountries(): { value: string; label: string }[] {
  const language = useLanguage()
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    return COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).sort((a, b) =>
      a.label.localeCompare(b.label, language),
    )
  }, [language])
}
