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

/** Each part reads an index over what is open, one day, or kept sums: the tables themselves only grow. */
export const WORK = `
  select 'waiting' as what, 'tasks' as kind, count(*) as count, extract(epoch from now() - min(start_after))::float8 as oldest_seconds
  from pgboss.job where name = 'tasks' and state in ('created', 'retry') and start_after <= now()
  union all
  select 'waiting', 'mails', count(*), extract(epoch from now() - min(send_after))::float8
  from public.outbox where sent_at is null and failed_at is null and send_after <= now()
  union all
  select 'given_up', 'tasks', count(*), null from pgboss.job where name = 'failed-tasks' and state = 'created'
  union all
  select 'given_up', 'mails', count(*), null from public.outbox where failed_at > now() - interval '30 days'
  union all
  select 'payments', p.status, count(*), null
  from public.payments p where p.created_at > now() - interval '1 day' group by p.status
  union all
  select 'discrepancies', 'payments', count(*), null from public.payment_discrepancies where mended_at is null
  union all
  select 'discrepancies', 'payouts', count(*), null from public.payout_discrepancies where mended_at is null
  union all
  select 'holds', '', count(*), null from public.reservations where expires_at > now()
  union all
  select 'indexing', '', count(i.id), null from public.search_indexing s left join public.items i on i.id > s.after
  union all
  select 'ledger', f.key, sum(f.cents)::bigint, null from public.figures f where f.figure = 'balance' group by f.key`

/** Reads what is under way and overdue in the whole site. */
export async function loadWork({ pool }: Pick<Database, 'pool'>): Promise<Work[]> {
  return (await pool.query<Work>(WORK)).rows
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
