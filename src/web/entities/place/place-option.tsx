import MapPin from 'lucide-react/icons/map-pin'
import { type ReactNode, useMemo } from 'react'
import type { KnownPlace } from '#contract/search-answer.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useLanguage } from '../../lib/root-data.ts'

/** A place in a list of options: its name, and where that is. */
export function PlaceOption({ place, end }: { place: KnownPlace; end?: ReactNode }) {
  const t = useTranslate()
  const language = useLanguage()
  const countries = useMemo(() => new Intl.DisplayNames(language, { type: 'region' }), [language])
  const { neighbourhood, city, near, country } = place
  const where = [neighbourhood && city, near && t('search.where.near', { city: near }), countries.of(country)]
  return (
    <>
      <MapPin aria-hidden size={18} className="shrink-0 text-ink-faint" />
      <span className="min-w-0 grow py-1.5 leading-tight">
        <span className="block">{neighbourhood ?? city}</span>
        <span className="block text-sm text-ink-soft">{where.filter(Boolean).join(' · ')}</span>
      </span>
      {end && <span className="shrink-0 tabular text-sm text-ink-soft">{end}</span>}
    </>
  )
}

export const placeKey = ({ country, city, neighbourhood, latitude, longitude }: KnownPlace): string =>
  [country, city, neighbourhood, latitude, longitude].join(' ')
