import LocateFixed from 'lucide-react/icons/locate-fixed'
import { useState } from 'react'
import type { KnownPlace } from '#contract/search-answer.ts'
import { fetchPlaces } from '../../entities/place/fetch-places.ts'
import { PlaceOption, placeKey } from '../../entities/place/place-option.tsx'
import { useFindMe } from '../../entities/place/use-find-me.ts'
import { useKnownPlaces } from '../../entities/place/use-known-places.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import type { Draft } from './draft.ts'

type Place = Pick<Draft, 'place' | 'city' | 'neighbourhood' | 'country'>

interface PlaceComboboxProps {
  error: string | undefined
  onChoose: (place: Place) => void
  /** The device says where it is, and the gazetteer what that place is called, which the lender may say better. */
  onLocated: (place: Partial<Place>) => void
}

/** The neighbourhood, by its name or by where this device is. */
export function PlaceCombobox({ error, onChoose, onLocated }: PlaceComboboxProps) {
  const t = useTranslate()
  const [words, setWords] = useState('')
  const hasWords = words.trim() !== ''
  const language = useLanguage()
  const known = useKnownPlaces(words, { names: 'own', enabled: hasWords })
  const { find, isFinding } = useFindMe({
    denied: t('lending.place.denied'),
    unknown: t('lending.place.unknown'),
  })

  const choose = ({ city, neighbourhood, country, latitude, longitude }: KnownPlace) =>
    onChoose({
      city,
      neighbourhood: neighbourhood ?? '',
      country,
      place: { latitude, longitude },
    })

  async function locate() {
    const place = await find()
    if (!place) return
    const [known] = await fetchPlaces({ at: place, language }).catch(() => [])
    onLocated({
      place,
      city: known?.city ?? '',
      neighbourhood: known?.neighbourhood ?? '',
      ...(known && { country: known.country }),
    })
  }

  return (
    <div>
      <Combobox
        label={t('lending.place.where')}
        hint={t('lending.place.where-hint')}
        error={error ?? (known.error ? errorMessage(known.error, t) : undefined)}
        placeholder={t('lending.place.placeholder')}
        words={words}
        onWords={setWords}
        options={known.places}
        keyOf={placeKey}
        draw={(place) => <PlaceOption place={place} />}
        listLabel={t('lending.place.list')}
        onChoose={choose}
      />
      <p role="status" className="px-3 py-2 text-sm text-ink-soft empty:hidden">
        {hasWords && !known.isLooking && !known.error && known.places.length === 0 && t('lending.place.none')}
      </p>
      <Button variant="secondary" className="mt-2" busy={isFinding} onClick={() => void locate()}>
        <LocateFixed aria-hidden size={18} />
        {t('lending.place.locate')}
      </Button>
    </div>
  )
}
