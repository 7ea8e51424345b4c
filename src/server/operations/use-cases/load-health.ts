import { statfs } from 'node:fs/promises'
import { z } from 'zod'
import type { Database } from '#backend/db/database.ts'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import { DEMO_BRAND } from '#contract/brand.ts'
import type { Health } from '#contract/health.ts'
import { ok } from '#domain/result.ts'
import { systemRefusal } from '#server/notifications/system-refusal.ts'
import { VERSION } from '#server/version.ts'
import { loadWork, type Work } from '../measure-work.ts'

/**
 * How the site is doing and what its operator has still to set up, read from where it shows, for admins. Staged, because
 * it reads the disk as well. Refused: BLOCKED, UNAUTHORIZED.
 */
export const loadHealth = stagedUseCase({
  name: 'load-health',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 60 },
  input: z.object({}),
  async runStaged({ deps, userId }) {
    const refusal = await systemRefusal(deps, userId)
    if (refusal) return refusal
    const [work, facts, freeBytes] = await Promise.all([
      loadWork(deps.db, ['waiting', 'given_up', 'discrepancies']),
      loadFacts(deps.db),
      freeBytesOf(deps.config.dataDir),
    ])
    const { brand } = deps.config
    return ok<Health>({
      version: VERSION,
      waiting: { mails: waitingOf(work, 'mails'), tasks: waitingOf(work, 'tasks') },
      givenUp: { mails: countOf(work, 'given_up', 'mails'), tasks: countOf(work, 'given_up', 'tasks') },
      discrepancies: countOf(work, 'discrepancies', 'payments') + countOf(work, 'discrepancies', 'payouts'),
      comparedAt: facts.compared_at?.toISOString() ?? null,
      freeBytes,
      setup: {
        isOperatorNamed: brand.operator !== DEMO_BRAND.operator,
        mail: deps.mailer ? 'set' : 'missing',
        payments: deps.payments.name === 'test' ? 'play' : 'real',
        staff: facts.staff,
        staffWithSecondFactor: facts.secured,
        moderators: facts.moderators,
        backedUpAt: facts.backed_up_at?.toISOString() ?? null,
      },
    })
  },
})

interface Facts {
  staff: number
  secured: number
  moderators: number
  compared_at: Date | null
  backed_up_at: Date | null
}

/** A backup is one of our own, or the server's log as it is archived. */
const FACTS = `
  with staff as (
    select p.id, p.roles || p.duties as work from public.profiles p
    where (p.roles && '{admin,moderator}' or p.duties <> '{}') and not p.is_blocked
  )
  select (select count(*)::int from staff) as staff,
    (select count(*)::int from staff s where exists (
      select from auth.mfa_factors f where f.user_id = s.id and f.status = 'verified'
    )) as secured,
    (select count(*)::int from staff s where s.work && '{moderator,support}') as moderators,
    (select max(p.reconciled_at) from public.payments p) as compared_at,
    greatest(
      (select max(b.taken_at) from lendaround.backups b), (select max(last_archived_time) from pg_stat_archiver)
    ) as backed_up_at`

async function loadFacts({ pool }: Database): Promise<Facts> {
  const { rows } = await pool.query<Facts>(FACTS)
  return rows[0]!
}

async function freeBytesOf(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    return null
  }
}

const rowOf = (work: readonly Work[], what: Work['what'], kind: string) =>
  work.find((row) => row.what === what && row.kind === kind)

const countOf = (...sought: Parameters<typeof rowOf>): number => rowOf(...sought)?.count ?? 0

const waitingOf = (work: readonly Work[], kind: 'mails' | 'tasks') => ({
  count: countOf(work, 'waiting', kind),
  oldestSeconds: Math.round(rowOf(work, 'waiting', kind)?.oldest_seconds ?? 0),
})
