import { useState } from 'react'
import type { KnownPlace } from '#contract/search-answer.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { PlaceOption, placeKey } from './place-option.tsx'
import { useKnownPlaces } from './use-known-places.ts'

interface PlaceChoiceProps {
  label: string
  hint?: string
  /** The name of the place that is chosen. */
  chosen: string
  onChoose: (place: KnownPlace | undefined) => void
  error?: string | undefined
  placeholder?: string | undefined
  /** The name of the list of places. */
  listLabel: string
}

/** A place by its name, from the gazetteer; other words than those of the chosen one are no place yet. */
export function PlaceChoice({
  label,
  hint,
  chosen,
  onChoose,
  error,
  placeholder,
  listLabel,
}: PlaceChoiceProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState<string>()
  const words = typed ?? chosen
  const known = useKnownPlaces(words, { names: 'own', enabled: typed !== undefined && typed.trim() !== '' })
  return (
    <div>
      <Combobox
        label={label}
        {...(hint && { hint })}
        error={error ?? (known.error ? errorMessage(known.error, t) : undefined)}
        placeholder={placeholder ?? ''}
        words={words}
        onWords={(next) => {
          setTyped(next)
          if (chosen && next !== chosen) onChoose(undefined)
        }}
        options={known.places}
        keyOf={placeKey}
        draw={(place) => <PlaceOption place={place} />}
        listLabel={listLabel}
        onChoose={(place) => {
          onChoose(place)
          setTyped(undefined)
        }}
        onNothing={() => onChoose(undefined)}
      />
      <p role="status" className="px-3 pt-2 text-sm text-ink-soft empty:hidden">
        {typed?.trim() &&
          !known.isLooking &&
          !known.error &&
          known.places.length === 0 &&
          t('search.where.none')}
      </p>
    </div>
  )
}
