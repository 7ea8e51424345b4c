import { useCallback, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { parseSearch } from '#domain/search/parse-search.ts'
import type { Search } from '#domain/search/search.ts'
import { searchPath } from '#domain/search/search-query.ts'

export interface SearchControls {
  /** The criteria in the address; while a navigation is under way, those of the next address. */
  search: Search
  isPending: boolean
  /** Goes to another search. */
  go: (search: Search) => void
  /** Goes to the first page of this search with something changed. */
  change: (patch: Partial<Search>) => void
}

/** The search in the address, and the ways to another one. */
export function useSearch(): SearchControls {
  const shown = useLocation()
  const navigation = useNavigation()
  const navigate = useNavigate()
  const next = navigation.location?.pathname === '/search' ? navigation.location : undefined
  const query = (next ?? shown).search
  // A quick second press comes before the first one is drawn: it changes what was asked for, not what is still shown.
  const asked = useRef<string>(undefined)

  const go = useCallback(
    (search: Search) => {
      const path = searchPath(search)
      // The language of a shared address stays.
      const language = new URLSearchParams(query).get('lang')
      const address = language ? `${path}${path.includes('?') ? '&' : '?'}lang=${language}` : path
      const mine = new URL(address, location.href).search
      asked.current = mine
      // From then on the address says it, however late it is drawn.
      void Promise.resolve(navigate(address, { preventScrollReset: true })).finally(() => {
        if (asked.current === mine) asked.current = undefined
      })
    },
    [navigate, query],
  )
  const change = useCallback(
    (patch: Partial<Search>) => go({ ...searchIn(asked.current ?? location.search), page: 1, ...patch }),
    [go],
  )
  return { search: searchIn(query), isPending: next !== undefined, go, change }
}

const searchIn = (query: string) => parseSearch(new URLSearchParams(query), Date.now())
