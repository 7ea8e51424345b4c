import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { KnownPlace } from '#contract/search-answer.ts'
import { fitsWords } from '../../lib/fits-words.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { placeName } from '../place/place-name.ts'
import { fetchPlaces } from './fetch-places.ts'

interface KnownPlaces {
  places: KnownPlace[]
  isLooking: boolean
  error: Error | null
}

interface Options {
  /** As items carry them: as their own people call them. */
  names?: 'own'
  enabled?: boolean
}

/** Places whose name begins like this in any language; for nothing, those with the most to rent. */
export function useKnownPlaces(words: string, { names, enabled = true }: Options = {}): KnownPlaces {
  const language = useLanguage()
  const typed = words.trim()
  const q = useDeferredValue(typed)
  const { data, error, isPending, isPlaceholderData } = useQuery({
    queryKey: ['places', language, names, q],
    enabled,
    placeholderData: keepPreviousData,
    queryFn: () => fetchPlaces({ q, language, names }),
  })
  if (!enabled) return { places: [], isLooking: false, error: null }
  // An older answer serves until the new one is there, as far as it fits: otherwise Enter would pick a place that was not typed.
  const isOlder = q !== typed || isPlaceholderData
  const places = (data ?? []).filter((place) => !isOlder || fitsWords(placeName(place), typed))
  return { places, isLooking: isPending || (isOlder && places.length === 0), error }
}
