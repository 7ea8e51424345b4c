import LocateFixed from 'lucide-react/icons/locate-fixed'
import MapPin from 'lucide-react/icons/map-pin'
import { type KeyboardEvent, useId, useState } from 'react'
import type { KnownPlace } from '#contract/search-answer.ts'
import { type Place, RADIUS_KM } from '#domain/search/search.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { sentenceFor } from '../../lib/errors.ts'
import { findMe } from '../../lib/find-me.ts'
import { toast } from '../../lib/toast.ts'
import { classNames } from '../../ui/class-names.ts'
import { controlStyle } from '../../ui/field.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { usePlaces } from './use-places.ts'

interface PlaceFieldProps {
  place: Place | undefined
  onChoose: (place: Place | undefined) => void
  /** The list stands open below the field, as in a popover of its own. */
  autoFocus?: boolean
}

/** A place by its name or by where one is: a combobox over the places that have something to rent. */
export function PlaceField({ place, onChoose, autoFocus }: PlaceFieldProps) {
  const t = useTranslate()
  const id = useId()
  const [words, setWords] = useState(place?.label ?? '')
  const [active, setActive] = useState(-1)
  const [isFinding, setFinding] = useState(false)
  const {
    data: places = [],
    isSuccess,
    isPending,
    error,
  } = usePlaces(words === place?.label ? '' : words, true)
  const radiusKm = place?.radiusKm ?? RADIUS_KM.default

  function choose(known: KnownPlace) {
    const { latitude, longitude } = known
    const at = { latitude: round(latitude), longitude: round(longitude) }
    setWords(nameOf(known))
    onChoose({ label: nameOf(known), at, radiusKm })
  }

  async function chooseHere() {
    setFinding(true)
    const found = await findMe()
    setFinding(false)
    if (found.ok) onChoose({ label: '', at: found.value, radiusKm: Math.min(radiusKm, 5) })
    else
      toast({
        title: t(`search.where.${found.code === 'LOCATION_DENIED' ? 'denied' : 'unknown'}`),
        tone: 'bad',
      })
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setActive((places.length + active + step + (active < 0 && step < 0 ? 1 : 0)) % (places.length || 1))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const chosen = places[Math.max(active, 0)]
      if (words.trim() === '') onChoose(undefined)
      else if (chosen) choose(chosen)
    }
  }

  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {t('search.where.label')}
      </label>
      <input
        id={id}
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={places[active] && `${id}-${active}`}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: it stands in a popover that was opened to fill it in
        autoFocus={autoFocus}
        placeholder={t('search.where.placeholder')}
        value={words}
        onChange={(event) => {
          setWords(event.target.value)
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
        className={controlStyle}
      />
      <button
        type="button"
        onClick={chooseHere}
        className="mt-2 flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start font-semibold text-accent-ink hover:bg-sunken"
      >
        {isFinding ? <Spinner /> : <LocateFixed aria-hidden size={18} />}
        {t('search.where.near-me')}
      </button>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('search.where.list')}
        className="max-h-72 overflow-y-auto"
      >
        {places.map((known, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, as a combobox has it
          <div
            key={`${known.country} ${known.city} ${known.neighbourhood}`}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => choose(known)}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 hover:bg-sunken',
              index === active && 'bg-sunken',
            )}
          >
            <MapPin aria-hidden size={18} className="shrink-0 text-ink-faint" />
            <span className="grow">
              {known.neighbourhood ?? known.city}
              {known.neighbourhood && <span className="text-ink-soft">, {known.city}</span>}
            </span>
            <span className="tabular text-sm text-ink-soft">
              {t('search.where.count', { count: known.item_count })}
            </span>
          </div>
        ))}
      </div>
      {isPending && (
        <Loading label={t('ui.loading')} className="space-y-3 px-3 py-3">
          {[0, 1, 2].map((line) => (
            <Skeleton key={line} className="h-5 w-3/5" />
          ))}
        </Loading>
      )}
      {error && (
        <p role="alert" className="px-3 py-3 text-sm text-danger-ink">
          {sentenceFor(error, t)}
        </p>
      )}
      {isSuccess && places.length === 0 && (
        <p role="status" className="px-3 py-3 text-sm text-ink-soft">
          {t('search.where.none')}
        </p>
      )}
    </div>
  )
}

const nameOf = ({ neighbourhood, city }: KnownPlace): string =>
  [neighbourhood, city].filter(Boolean).join(', ')

/** About 100 m: near enough, and an address that people can read. */
const round = (degrees: number): number => Math.round(degrees * 1_000) / 1_000
