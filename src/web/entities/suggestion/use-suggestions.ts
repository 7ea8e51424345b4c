import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SearchSuggestions } from '#contract/search-answer.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { firstSuggestions, isTooShort, listSuggestions, type Suggestion } from './suggestions.ts'
import { useRecentSearches } from './use-recent-searches.ts'

/** Between two letters that are typed fast the server is not asked. */
const PAUSE_MS = 120

/** The suggestions for a search field, in display order. */
export function useSuggestions(words: string): Suggestion[] {
  const locale = useLanguage()
  const typed = words.trim()
  const [q, setQ] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const { data } = useQuery({
    queryKey: ['suggestions', locale, q],
    enabled: !isTooShort(q),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    queryFn: async (): Promise<SearchSuggestions> =>
      unwrap(await (await supabase()).rpc('search_suggestions', { q, locale })),
  })
  const isFirst = isTooShort(typed)
  const { data: categories } = useSuggestedCategories(isFirst)
  const recent = useRecentSearches()
  return isFirst ? firstSuggestions(recent, categories) : listSuggestions(typed, recent, data)
}

/** The categories, which are suggested before anything is typed. */
export function useSuggestedCategories(enabled = true) {
  const locale = useLanguage()
  return useQuery({
    queryKey: ['suggested categories', locale],
    enabled,
    staleTime: 600_000,
    queryFn: async () => unwrap(await (await supabase()).rpc('search_categories', { locale })),
  })
}
