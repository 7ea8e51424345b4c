import LocateFixed from 'lucide-react/icons/locate-fixed'
import { useState } from 'react'
import type { KnownPlace } from '#contract/search-answer.ts'
import { type Place, RADIUS_KM } from '#domain/search/search.ts'
import { placeName } from '../../entities/place/place-name.ts'
import { PlaceOption, placeKey } from '../../entities/place/place-option.tsx'
import { useFindMe } from '../../entities/place/use-find-me.ts'
import { useKnownPlaces } from '../../entities/place/use-known-places.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'

interface PlaceFieldProps {
  place: Place | undefined
  onChoose: (place: Place | undefined) => void
  autoFocus?: boolean
}

/** A place by its name or by the visitor's position: a combobox over places, those that have something to rent first. */
export function PlaceField({ place, onChoose, autoFocus }: PlaceFieldProps) {
  const t = useTranslate()
  const [words, setWords] = useState(place?.label ?? '')
  const { places, isLooking, error } = useKnownPlaces(words === place?.label ? '' : words)
  const { find, isFinding } = useFindMe({
    denied: t('search.where.denied'),
    unknown: t('search.where.unknown'),
  })
  const radiusKm = place?.radiusKm ?? RADIUS_KM.default

  function choose(known: KnownPlace) {
    const at = { latitude: round(known.latitude), longitude: round(known.longitude) }
    setWords(placeName(known))
    onChoose({ label: placeName(known), at, radiusKm })
  }

  async function chooseHere() {
    const at = await find()
    if (at) onChoose({ label: '', at, radiusKm: Math.min(radiusKm, 5) })
  }

  return (
    // On a phone it is anchored at the bottom: the field stays under the finger, with one place as with eight.
    <div className="max-sm:min-h-98">
      <Combobox
        label={t('search.where.label')}
        hideLabel
        placeholder={t('search.where.placeholder')}
        words={words}
        onWords={setWords}
        options={places}
        keyOf={placeKey}
        draw={(known) => (
          <PlaceOption
            place={known}
            end={known.item_count > 0 && t('search.where.count', { count: known.item_count })}
          />
        )}
        listLabel={t('search.where.list')}
        stands
        onChoose={choose}
        onNothing={() => onChoose(undefined)}
        autoFocus={autoFocus}
      >
        <button
          type="button"
          onClick={() => void chooseHere()}
          className="mt-2 flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start font-semibold text-accent-ink hover:bg-sunken"
        >
          {isFinding ? <Spinner /> : <LocateFixed aria-hidden size={18} />}
          {t('search.where.near-me')}
        </button>
      </Combobox>
      {isLooking && (
        <Loading label={t('ui.loading')} className="space-y-3 px-3 py-3">
          {[0, 1, 2].map((line) => (
            <Skeleton key={line} className="h-5 w-3/5" />
          ))}
        </Loading>
      )}
      {error && (
        <p role="alert" className="px-3 py-3 text-sm text-danger-ink">
          {errorMessage(error, t)}
        </p>
      )}
      {!isLooking && !error && places.length === 0 && words.trim() !== '' && (
        <p role="status" className="px-3 py-3 text-sm text-ink-soft">
          {t('search.where.none')}
        </p>
      )}
    </div>
  )
}

/** About 100 m: near enough, and an address that people can read. */
const round = (degrees: number): number => Math.round(degrees * 1_000) / 1_000
