import { wantedLock } from '#backend/db/lock-patience.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { unhurried } from '#backend/db/unhurried.ts'
import type { DemoCountry } from '#contract/demo.ts'
import { putInPlace } from './countries/put-in-place.ts'
import { personId } from './demo-ids.ts'
import type { Queryable } from './fixtures/queryable.ts'
import { fillWorld, isDemo, seedAllPictures, takeTurn } from './seed.ts'
import type { SeedDeps } from './seed-deps.ts'

/** What is the same in every database of this version, or belongs to the server rather than to the world. */
const KEPT = [
  'public.city_names',
  'public.lifecycle_transitions',
  'public.search_concepts',
  'public.search_terms',
  'public.search_vocabulary',
  'public.site_currency',
  'storage.buckets',
]

export interface DemoReset {
  country: DemoCountry | undefined
  /** Who did it, where one of the team did. */
  by?: { userId: string; address: string | null; device: string | null }
  /** Milliseconds for which it waits for those who write, each time it tries. */
  patienceMs?: number
}

/** Done; there is no demo; or others wrote all the time, and nothing has changed. */
export type DemoResetOutcome = 'done' | 'no-demo' | 'busy'

/** Who writes meanwhile may hold what is waited for here, and wait for what is held here: one of the two gives way. */
const MAX_TRIES = 3

/**
 * Empties the demo of everything that anybody did in it and seeds it again as of now, in one transaction: who looks
 * meanwhile sees the world before, and a process that is killed leaves that one. Files without a row are swept away by
 * the job that does so. A process that is killed later leaves pictures out, which the next start or reset adds.
 */
export async function resetDemo(deps: SeedDeps, reset: DemoReset): Promise<DemoResetOutcome> {
  if (!(await isDemo(deps))) return 'no-demo'
  for (let tries = 1; ; tries++) {
    try {
      await unhurried(deps.db, () => beginAnew(deps, reset))
      break
    } catch (error) {
      if (!wantedLock(error)) throw error
      if (tries === MAX_TRIES) return 'busy'
    }
  }
  await unhurried(deps.db, () => deps.db.pool.query('analyze'))
  await seedAllPictures(deps)
  return 'done'
}

const beginAnew = (deps: SeedDeps, { country, by, patienceMs = 20_000 }: DemoReset) =>
  inTransaction(deps.db, { as: 'owner' }, async (tx) => {
    await takeTurn(tx)
    await empty(tx, patienceMs)
    await putInPlace(tx, country, deps.now())
    await fillWorld(tx, deps, country)
    if (by) await record(tx, by, country, deps.now())
    // What each process has at hand of settings, pages and categories is read again.
    await tx.query(`select pg_notify('lendaround_settings', ''), pg_notify('lendaround_catalogue', '')`)
  })

async function empty(tx: Queryable, patienceMs: number): Promise<void> {
  const { rows } = await tx.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition
       and n.nspname !~ '^(pg_|information_schema$|lendaround$|pgboss$)'
       and n.nspname || '.' || c.relname <> all ($1)
     order by 1`,
    [KEPT],
  )
  // Who reads meanwhile lets go within seconds; who waits for this one does not wait for ever.
  await tx.query(`set local lock_timeout = ${patienceMs}`)
  // Nobody but the tables' owner may do this, and only to a demo: what is written once is kept everywhere else.
  const { rows: guards } = await tx.query<{ table: string; guard: string }>(
    `select tgrelid::regclass::text as table, quote_ident(tgname) as guard from pg_catalog.pg_trigger
     where tgtype & 32 <> 0 and not tgisinternal and tgenabled <> 'D'`,
  )
  for (const { table, guard } of guards) await tx.query(`alter table ${table} disable trigger ${guard}`)
  await tx.query(`truncate ${rows.map(({ name }) => name).join(', ')} restart identity`)
  for (const { table, guard } of guards) await tx.query(`alter table ${table} enable trigger ${guard}`)
  // The tasks that were about it.
  await tx.query('delete from pgboss.job_dependency')
  await tx.query('delete from pgboss.job')
}

async function record(
  tx: Queryable,
  { userId, address, device }: NonNullable<DemoReset['by']>,
  country: DemoCountry | undefined,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into public.audit_log (actor_id, action, details, address, device, at)
     select coalesce((select id from public.profiles where id = $1), $2), 'reset-demo', $3, $4, $5, $6`,
    [
      userId,
      personId('nora'),
      JSON.stringify({ country: country ?? null }),
      address,
      device,
      now.toISOString(),
    ],
  )
}
