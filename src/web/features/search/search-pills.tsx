import type { Place } from '#domain/search/search.ts'
import type { SearchControls } from './use-search.ts'
import { WhenButton } from './when-button.tsx'
import { WhereButton } from './where-button.tsx'

interface SearchPillsProps extends Pick<SearchControls, 'search' | 'change'> {
  /** With its name in the reader's language, once it has been looked up. */
  place: Place | undefined
}

/** Where and when: the two questions that a rental begins with. */
export function SearchPills({ search, place, change }: SearchPillsProps) {
  return (
    <>
      <WhereButton
        place={place}
        onChoose={(chosen) => change({ place: chosen, area: undefined, ...sortFor(chosen, search.sort) })}
      />
      <WhenButton period={search.period} onChoose={(period) => change({ period })} />
    </>
  )
}

const sortFor = (place: unknown, sort: string) =>
  !place && sort === 'distance' ? { sort: 'relevance' as const } : {}
