import { useInfiniteQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import type { AuditFilter } from './audit-filter.ts'

interface Person {
  name: string
  email: string
}

export interface AuditEntry {
  id: number
  action: string
  details: Record<string, unknown>
  /** From where it was done, where that was recorded. */
  address: string | null
  device: string | null
  /** ISO 8601. */
  at: string
  actor: Person | null
  subject: Person | null
}

const PAGE = 50

/** The audit log, latest first, a page at a time; each page goes on below the last id. */
export function useAuditLog(filter: AuditFilter) {
  const user = useUser()
  return useInfiniteQuery({
    queryKey: ['audit-log', user?.id, filter],
    enabled: user !== undefined,
    staleTime: 0,
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam }) => loadEntries(filter, PAGE, pageParam),
    getNextPageParam: (page) => (page.length === PAGE ? page.at(-1)?.id : undefined),
  })
}

/** The most entries in one file. */
const MAX_EXPORTED = 5_000
/** The most in one answer of the data API. */
const EXPORT_PAGE = 500

/** The latest entries that the filter lets through, as many as one file takes. */
export async function loadAllEntries(filter: AuditFilter): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = []
  while (entries.length < MAX_EXPORTED) {
    const page = await loadEntries(filter, EXPORT_PAGE, entries.at(-1)?.id)
    entries.push(...page)
    if (page.length < EXPORT_PAGE) break
  }
  return entries
}

/** Entries below this id, or the latest ones. */
async function loadEntries(filter: AuditFilter, limit: number, below?: number): Promise<AuditEntry[]> {
  const { actor, subject, action, from: since, to: until } = filter
  // A filter on an embedded row narrows the entries only where the row must be there.
  const inner = (email: string) => (email ? '!inner' : '')
  const columns = `id, action, details, at, address, device,
    actor:profiles!audit_log_actor_id_fkey${inner(actor)}(name, email),
    subject:profiles!audit_log_subject_id_fkey${inner(subject)}(name, email)` as const
  const { from } = await supabase()
  let query = from('audit_log').select(columns).order('id', { ascending: false }).limit(limit)
  if (below !== undefined) query = query.lt('id', below)
  if (action) query = query.eq('action', action)
  if (actor) query = query.eq('actor.email', actor.toLowerCase())
  if (subject) query = query.eq('subject.email', subject.toLowerCase())
  if (since) query = query.gte('at', startOf(since))
  if (until) query = query.lt('at', startOf(until, 1))
  return unwrap(await query)
}

/** Midnight of a day (`YYYY-MM-DD`) where the reader is, or so many days later. */
function startOf(day: string, later = 0): string {
  const start = new Date(`${day}T00:00:00`)
  start.setDate(start.getDate() + later)
  return start.toISOString()
}
