import type { Database } from '#backend/db/database.ts'
import {
  discrepancies,
  givenUp,
  holds,
  itemsToIndex,
  ledgerCents,
  oldestWorkSeconds,
  payments,
  poolConnections,
  replicas,
  waitingWork,
} from './metrics-registry.ts'

/** How much there is of one kind of work or trouble. */
export interface Work {
  what: 'waiting' | 'given_up' | 'payments' | 'discrepancies' | 'holds' | 'indexing' | 'ledger'
  kind: string
  /** Cents of a balance of the ledger. */
  count: number
  oldest_seconds: number | null
}

/** So many of what is open or failed are counted; of more it says as many. */
const MAX_COUNTED = 1_000

const upTo = (rows: string) => `(${rows} limit ${MAX_COUNTED}) counted`

/** Each part reads an index over what is open, one day, or kept sums: the tables themselves only grow. */
export const WORK: Record<Work['what'], string> = {
  waiting: `
    select 'waiting', 'tasks', count(*), extract(epoch from now() - min(start_after))::float8
    from pgboss.job where name = 'tasks' and state in ('created', 'retry') and start_after <= now()
    union all
    select 'waiting', 'mails', count(*), extract(epoch from now() - min(send_after))::float8
    from ${upTo(`select send_after from public.outbox
      where sent_at is null and failed_at is null and send_after <= now() order by send_after`)}`,
  given_up: `
    select 'given_up', 'tasks', count(*), null::float8 from pgboss.job where name = 'failed-tasks' and state = 'created'
    union all
    select 'given_up', 'mails', count(*), null
    from ${upTo(`select from public.outbox where failed_at > now() - interval '30 days'`)}`,
  payments: `
    select 'payments', s.status, p.count, null
    from (select distinct t.to_status as status from public.lifecycle_transitions t where t.thing = 'payment') s
    cross join lateral (
      select count(*) as count from public.payments p where p.status = s.status and p.created_at > now() - interval '1 day'
    ) p
    where p.count > 0`,
  discrepancies: `
    select 'discrepancies', 'payments', count(*), null
    from ${upTo('select from public.payment_discrepancies where mended_at is null and explained_at is null')}
    union all
    select 'discrepancies', 'payouts', count(*), null
    from ${upTo('select from public.payout_discrepancies where mended_at is null and explained_at is null')}`,
  holds: `select 'holds', '', count(*), null from public.reservations where expires_at > now()`,
  indexing: `
    select 'indexing', '', count(i.id), null from public.search_indexing s left join public.items i on i.id > s.after`,
  ledger: `
    select 'ledger', f.key, sum(f.cents)::bigint, null from public.figures f where f.figure = 'balance' group by f.key`,
}

/** Reads what is under way and overdue in the whole site, or some of that. */
export async function loadWork(
  { pool }: Pick<Database, 'pool'>,
  parts = Object.keys(WORK) as Work['what'][],
): Promise<Work[]> {
  const { rows } = await pool.query<Work>(
    `select * from (${parts.map((part) => WORK[part]).join(' union all ')}) work (what, kind, count, oldest_seconds)`,
  )
  return rows
}

/** Reads it into this process' metrics. */
export async function measureWork({ pool, replicas: copies }: Database): Promise<void> {
  const work = await loadWork({ pool })
  payments.reset()
  for (const { what, kind, count, oldest_seconds } of work) {
    if (what === 'waiting') {
      waitingWork.set({ kind }, count)
      oldestWorkSeconds.set({ kind }, oldest_seconds ?? 0)
    } else if (what === 'given_up') givenUp.set({ kind }, count)
    else if (what === 'payments') payments.set({ state: kind }, count)
    else if (what === 'discrepancies') discrepancies.set({ kind }, count)
    else if (what === 'holds') holds.set(count)
    else if (what === 'indexing') itemsToIndex.set(count)
    else ledgerCents.set({ account: kind }, count)
  }
  poolConnections.set({ state: 'all' }, pool.totalCount)
  poolConnections.set({ state: 'idle' }, pool.idleCount)
  poolConnections.set({ state: 'waiting' }, pool.waitingCount)
  const counted = copies?.count()
  if (!counted) return
  replicas.set({ state: 'fresh' }, counted.fresh)
  replicas.set({ state: 'left-out' }, counted.leftOut)
}
