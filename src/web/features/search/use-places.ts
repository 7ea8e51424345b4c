import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { KnownPlace } from '#contract/search-answer.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** Places with something to rent whose name begins like this; the largest ones for nothing. */
export function usePlaces(words: string, enabled: boolean) {
  const locale = useLanguage()
  const q = useDeferredValue(words.trim())
  return useQuery({
    queryKey: ['places', locale, q],
    enabled,
    placeholderData: keepPreviousData,
    queryFn: async (): Promise<KnownPlace[]> =>
      unwrap(await (await supabase()).rpc('search_places', { q, locale })),
  })
}
