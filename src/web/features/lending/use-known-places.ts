import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { KnownPlace } from '#contract/search-answer.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** No language has this name: cities come as their own people call them, which is how items carry them. */
const NO_LOCALE = ''

/** Places whose name begins like this in any language, with where they are. */
export function useKnownPlaces(words: string) {
  const q = useDeferredValue(words.trim())
  return useQuery({
    queryKey: ['known-places', q],
    enabled: q !== '',
    placeholderData: keepPreviousData,
    queryFn: async (): Promise<KnownPlace[]> =>
      unwrap(await (await supabase()).rpc('search_places', { q, locale: NO_LOCALE })),
  })
}
