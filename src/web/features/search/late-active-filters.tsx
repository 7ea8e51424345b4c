import { LatePart } from '../../lib/late-part.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import type { ActiveFiltersProps } from './active-filters.tsx'
import { shownFilters } from './shown-filters.ts'

const ActiveFilters = lazyPart(async () => ({
  default: (await import('./active-filters.tsx')).ActiveFilters,
}))

/** The active filters, which most searches have none of. */
export const LateActiveFilters = (props: ActiveFiltersProps) =>
  shownFilters(props.search).length > 0 ? (
    <LatePart fallback={<div className="h-11" />}>
      <ActiveFilters {...props} />
    </LatePart>
  ) : null
