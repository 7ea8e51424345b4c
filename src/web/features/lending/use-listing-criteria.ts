import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  LISTING_FILTERS,
  LISTING_SORTS,
  type ListingFilter,
  type ListingSort,
} from '#contract/my-listings.ts'

export interface ListingCriteria {
  words: string
  state: ListingFilter | undefined
  sort: ListingSort
}

const PAUSE_MS = 250

/** Which listings the address asks for: `?q=`, `?state=` and `?sort=`; `typed` is ahead of it until the typing pauses. */
export function useListingCriteria() {
  const [parameters, setParameters] = useSearchParams()
  const criteria: ListingCriteria = {
    words: (parameters.get('q') ?? '').slice(0, 100),
    state: LISTING_FILTERS.find((status) => status === parameters.get('state')),
    sort: LISTING_SORTS.find((sort) => sort === parameters.get('sort')) ?? LISTING_SORTS[0],
  }
  const change = (name: 'q' | 'state' | 'sort', value: string) =>
    setParameters(
      (current) => {
        if (value) current.set(name, value)
        else current.delete(name)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  const { words } = criteria
  const [typed, setTyped] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => typed !== words && change('q', typed), PAUSE_MS)
    return () => clearTimeout(timer)
  })
  const reset = () => {
    setTyped('')
    setParameters({}, { replace: true, preventScrollReset: true })
  }
  return { criteria, typed, setTyped, change, reset }
}
