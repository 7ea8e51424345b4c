import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { KnownPlace } from '#contract/search-answer.ts'
import { fitsWords } from '../../lib/fits-words.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

interface KnownPlaces {
  places: KnownPlace[]
  isLooking: boolean
  error: Error | null
}

/**
 * Places with something to rent whose name begins like this in any language; the largest ones for nothing. Cities are
 * named in `locale`: without one, as their own people call them, which is how items carry them.
 */
export function useKnownPlaces(words: string, locale: string, enabled = true): KnownPlaces {
  const typed = words.trim()
  const q = useDeferredValue(typed)
  const { data, error, isPending, isPlaceholderData } = useQuery({
    queryKey: ['places', locale, q],
    enabled,
    placeholderData: keepPreviousData,
    queryFn: async (): Promise<KnownPlace[]> =>
      unwrap(await (await supabase()).rpc('search_places', { q, locale })),
  })
  if (!enabled) return { places: [], isLooking: false, error: null }
  // An older answer serves until the new one is there, as far as it fits: otherwise Enter would pick a place that was not typed.
  const isOlder = q !== typed || isPlaceholderData
  const places = (data ?? []).filter((place) => !isOlder || fitsWords(nameOfPlace(place), typed))
  return { places, isLooking: isPending || (isOlder && places.length === 0), error }
}

/** "Neukölln, Berlin", or the city alone. */
export const nameOfPlace = ({ neighbourhood, city }: KnownPlace): string =>
  [neighbourhood, city].filter(Boolean).join(', ')
