import { useInfiniteQuery } from '@tanstack/react-query'
import type { AuditEntry } from '#contract/audit-entry.ts'
import { following, type Place, placeAfter } from '../../lib/keyset.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import type { AuditFilter } from './audit-filter.ts'

const PAGE = 50

/** The audit log, latest first, a page at a time. */
export function useAuditLog(filter: AuditFilter) {
  const user = useUser()
  return useInfiniteQuery({
    queryKey: ['audit-log', user?.id, filter],
    enabled: user !== undefined,
    staleTime: 0,
    initialPageParam: undefined as Place | undefined,
    queryFn: ({ pageParam }) => loadEntries(filter, PAGE, pageParam),
    getNextPageParam: (page) => placeAfter(page, PAGE, ({ at }) => at),
  })
}

/** The most entries in one file. */
const MAX_EXPORTED = 5_000
/** The most in one answer of the data API. */
const EXPORT_PAGE = 500

/** The latest entries that the filter lets through, as many as one file takes. */
export async function loadAllEntries(filter: AuditFilter): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = []
  let after: Place | undefined
  do {
    const page = await loadEntries(filter, EXPORT_PAGE, after)
    entries.push(...page)
    after = placeAfter(page, EXPORT_PAGE, ({ at }) => at)
  } while (after && entries.length < MAX_EXPORTED)
  return entries
}

const COLUMNS = 'id, action, details, at, address, device, actor, subject'
const ORDER = { column: 'at', ascending: false }

/** The entries after this place, or the latest ones. */
async function loadEntries(filter: AuditFilter, limit: number, after?: Place): Promise<AuditEntry[]> {
  const { actor, subject, action, from: since, to: until } = filter
  // People are looked up first: asked for by the address of a person, the entries of all people would be joined to theirs.
  const [actorId, subjectId] = await Promise.all([actor, subject].map(idOf))
  if (actorId === null || subjectId === null) return []
  const { from } = await supabase()
  let query = from('staff_audit').select(COLUMNS)
  // The first half says no more than the second, but is found in the index.
  if (after) query = query.lte('at', after.value).or(following(after, ORDER))
  if (action) query = query.eq('action', action)
  if (actorId) query = query.eq('actor_id', actorId)
  if (subjectId) query = query.eq('subject_id', subjectId)
  if (since) query = query.gte('at', startOf(since))
  if (until) query = query.lt('at', startOf(until, 1))
  return unwrap(await query.order('at', ORDER).order('id', ORDER).limit(limit))
}

/** The person of an address: null where there is none, undefined for no address. */
async function idOf(email: string): Promise<string | null | undefined> {
  if (!email) return undefined
  const { from } = await supabase()
  const [person] = unwrap(await from('profiles').select('id').eq('email', email.toLowerCase()))
  return person?.id ?? null
}

/** Midnight of a day (`YYYY-MM-DD`) where the reader is, or so many days later. */
function startOf(day: string, later = 0): string {
  const start = new Date(`${day}T00:00:00`)
  start.setDate(start.getDate() + later)
  return start.toISOString()
}
