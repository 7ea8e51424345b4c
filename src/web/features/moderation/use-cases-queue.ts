import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { CASE_SUBJECTS } from '#domain/moderation/cases.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

export const ASSIGNED = ['', 'me', 'no one'] as const
export interface CaseFilter {
  about: '' | (typeof CASE_SUBJECTS)[number]
  whose: (typeof ASSIGNED)[number]
  isOpen: boolean
}

const OPEN: CaseFilter = { about: '', whose: '', isOpen: true }

/** What the queue shows, as its address says. */
export function useCaseFilter(): [CaseFilter, (part: Partial<CaseFilter>) => void, string] {
  const [query, setQuery] = useSearchParams()
  const filter: CaseFilter = {
    about: CASE_SUBJECTS.find((subject) => subject === query.get('about')) ?? '',
    whose: ASSIGNED.find((whose) => whose === query.get('whose')) ?? '',
    isOpen: query.get('state') !== 'decided',
  }
  const change = (part: Partial<CaseFilter>) => {
    const { about, whose, isOpen } = { ...filter, ...part }
    setQuery(
      { ...(about && { about }), ...(whose && { whose }), ...(!isOpen && { state: 'decided' }) },
      { replace: true, preventScrollReset: true },
    )
  }
  return [filter, change, query.size > 0 ? `?${query}` : '']
}

/** As many as `staff_cases` gives at once. */
const CASES_A_PAGE = 100

/** The cases that wait, the one that is due first before others; or the latest decisions: a page at a time. */
export function useCasesQueue({ about, whose, isOpen }: CaseFilter = OPEN) {
  const user = useUser()
  return useInfiniteQuery({
    queryKey: ['cases', user?.id, about, whose, isOpen],
    enabled: user !== undefined,
    staleTime: 0,
    initialPageParam: undefined as { after_at: string; after_id: string } | undefined,
    queryFn: async ({ pageParam }) => {
      const { rpc } = await supabase()
      const which = { subjects: about ? [about] : [], assigned: whose, is_open: isOpen }
      return unwrap(await rpc('staff_cases', { ...which, ...pageParam }))
    },
    getNextPageParam(page) {
      const last = page.length === CASES_A_PAGE ? page.at(-1) : undefined
      const at = isOpen ? last?.due_at : last?.decided_at
      return last && at ? { after_at: at, after_id: last.id } : undefined
    },
    select: ({ pages }) => pages.flat(),
  })
}
