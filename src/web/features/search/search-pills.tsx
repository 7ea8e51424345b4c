import type { SearchControls } from './use-search.ts'
import { WhenButton } from './when-button.tsx'
import { WhereButton } from './where-button.tsx'

/** Where and when: the two questions that a rental begins with. */
export function SearchPills({ search, change }: Pick<SearchControls, 'search' | 'change'>) {
  return (
    <>
      <WhereButton
        place={search.place}
        onChoose={(place) => change({ place, area: undefined, ...sortFor(place, search.sort) })}
      />
      <WhenButton period={search.period} onChoose={(period) => change({ period })} />
    </>
  )
}

const sortFor = (place: unknown, sort: string) =>
  !place && sort === 'distance' ? { sort: 'relevance' as const } : {}
