import LocateFixed from 'lucide-react/icons/locate-fixed'
import MapPin from 'lucide-react/icons/map-pin'
import { type KeyboardEvent, useId, useState } from 'react'
import type { KnownPlace } from '#contract/search-answer.ts'
import { timeZoneOf } from '#domain/listing/time-zone.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { findMe } from '../../lib/find-me.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { controlStyle, Field } from '../../ui/field.tsx'
import type { Draft } from './draft.ts'
import { useKnownPlaces } from './use-known-places.ts'

type Place = Pick<Draft, 'place' | 'city' | 'neighbourhood' | 'country' | 'timeZone'>

interface PlaceComboboxProps {
  error: string | undefined
  onChoose: (place: Place) => void
  /** The device says where it is; how that is called is asked then. */
  onLocated: (place: Omit<Place, 'country'>) => void
}

const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The neighbourhood, by its name or by where this device is. */
export function PlaceCombobox({ error, onChoose, onLocated }: PlaceComboboxProps) {
  const t = useTranslate()
  const listId = useId()
  const [words, setWords] = useState('')
  const [active, setActive] = useState(-1)
  const [isFinding, setFinding] = useState(false)
  const { data } = useKnownPlaces(words)
  const places = words.trim() === '' ? [] : (data ?? [])

  const choose = ({ city, neighbourhood, country, latitude, longitude }: KnownPlace) =>
    onChoose({
      city,
      neighbourhood: neighbourhood ?? '',
      country,
      timeZone: timeZoneOf(country) ?? deviceZone(),
      place: { latitude, longitude },
    })

  async function locate() {
    setFinding(true)
    const found = await findMe()
    setFinding(false)
    if (found.ok) onLocated({ place: found.value, city: '', neighbourhood: '', timeZone: deviceZone() })
    else
      toast({
        title: t(found.code === 'LOCATION_DENIED' ? 'lending.place.denied' : 'lending.place.unknown'),
        tone: 'bad',
      })
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && places.length > 0) {
      event.preventDefault()
      setActive((active + step + places.length + (active < 0 && step < 0 ? 1 : 0)) % places.length)
    } else if (event.key === 'Enter') {
      // Not the form's: it would go on without a place.
      event.preventDefault()
      const place = places[Math.max(active, 0)]
      if (place) choose(place)
    }
  }

  return (
    <div>
      <Field label={t('lending.place.where')} hint={t('lending.place.where-hint')} error={error}>
        {(attributes) => (
          <input
            {...attributes}
            role="combobox"
            aria-expanded={places.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={places[active] && `${listId}-${active}`}
            autoComplete="off"
            placeholder={t('lending.place.placeholder')}
            value={words}
            onChange={(event) => {
              setWords(event.target.value)
              setActive(-1)
            }}
            onKeyDown={onKeyDown}
            className={controlStyle}
          />
        )}
      </Field>
      <div id={listId} role="listbox" aria-label={t('lending.place.list')} className="mt-1">
        {places.map((place, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, as a combobox has it
          <div
            key={`${place.country} ${place.city} ${place.neighbourhood}`}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => choose(place)}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 hover:bg-sunken',
              index === active && 'bg-sunken',
            )}
          >
            <MapPin aria-hidden size={18} className="shrink-0 text-ink-faint" />
            <span>
              {place.neighbourhood ?? place.city}
              {place.neighbourhood && <span className="text-ink-soft">, {place.city}</span>}
            </span>
          </div>
        ))}
      </div>
      <p role="status" className="px-3 py-2 text-sm text-ink-soft empty:hidden">
        {words.trim() !== '' && data?.length === 0 && t('lending.place.none')}
      </p>
      <Button variant="secondary" className="mt-2" busy={isFinding} onClick={() => void locate()}>
        <LocateFixed aria-hidden size={18} />
        {t('lending.place.locate')}
      </Button>
    </div>
  )
}
