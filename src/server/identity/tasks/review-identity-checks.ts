import type { Job } from '#backend/jobs/job.ts'
import type { Deps } from '#server/deps.ts'
import { settleCheck } from '../checks/settle-check.ts'

const BATCH = 20

/**
 * Asks the outside service every quarter of an hour about checks of which no webhook has told, closes those that nobody
 * went on with for two days, and has the service delete what is not needed any more.
 */
export const reviewIdentityChecks: Job = {
  name: 'review-identity-checks',
  everyMs: 60_000,
  async run(deps, _fetch, stopping) {
    if (!deps.identityChecks) return
    await closeAbandoned(deps)
    for (const check of await claim(deps)) {
      if (stopping?.aborted) return
      await settleCheck(deps, check).catch((error: unknown) =>
        deps.log.warn({ err: error, check: check.id }, 'identity check could not be looked at'),
      )
    }
    for (const check of await claimForgotten(deps)) {
      if (stopping?.aborted) return
      await forget(deps, check).catch((error: unknown) =>
        deps.log.warn({ err: error, check: check.id }, 'identity check could not be forgotten'),
      )
    }
  },
}

interface Claimed {
  id: string
  reference: string
}

async function closeAbandoned({ db, now }: Deps): Promise<void> {
  await db.pool.query(
    `update public.identity_checks set status = 'closed', forget_at = $1
     where status = 'open' and opened_at < $1::timestamptz - interval '2 days'`,
    [now()],
  )
}

/** Takes those that have waited longest. One that always fails waits its turn like the others. */
async function claim({ db, now, identityChecks }: Deps): Promise<Claimed[]> {
  const { rows } = await db.pool.query<Claimed>(
    `update public.identity_checks c set looked_at = $1 where c.id in (
       select due.id from public.identity_checks due
       where due.provider = $2 and due.status in ('open', 'checking') and due.reference is not null
         and due.looked_at < $1::timestamptz - interval '15 minutes'
       order by due.looked_at limit $3 for update skip locked
     ) returning c.id, c.reference`,
    [now(), identityChecks!.name, BATCH],
  )
  return rows
}

/** Takes what the service is to delete; where that fails, it is tried again in an hour. */
async function claimForgotten({ db, now, identityChecks }: Deps): Promise<Claimed[]> {
  const { rows } = await db.pool.query<Claimed>(
    `update public.identity_checks c set forget_at = $1::timestamptz + interval '1 hour' where c.id in (
       select due.id from public.identity_checks due
       where due.provider = $2 and due.forget_at <= $1 and due.reference is not null
       order by due.forget_at limit $3 for update skip locked
     ) returning c.id, c.reference`,
    [now(), identityChecks!.name, BATCH],
  )
  return rows
}

async function forget({ db, identityChecks }: Deps, { id, reference }: Claimed): Promise<void> {
  await identityChecks!.forget(reference)
  await db.pool.query('update public.identity_checks set reference = null, forget_at = null where id = $1', [
    id,
  ])
}
