import MapPin from 'lucide-react/icons/map-pin'
import type { ReactNode } from 'react'
import type { KnownPlace } from '#contract/search-answer.ts'

/** A place in a list of options. */
export function PlaceOption({ place, end }: { place: KnownPlace; end?: ReactNode }) {
  return (
    <>
      <MapPin aria-hidden size={18} className="shrink-0 text-ink-faint" />
      <span className="grow">
        {place.neighbourhood ?? place.city}
        {place.neighbourhood && <span className="text-ink-soft">, {place.city}</span>}
      </span>
      {end && <span className="tabular text-sm text-ink-soft">{end}</span>}
    </>
  )
}

export const placeKey = ({ country, city, neighbourhood }: KnownPlace): string =>
  [country, city, neighbourhood].join(' ')
