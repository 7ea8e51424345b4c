import type { Transaction } from 'kysely'
import { inTransaction } from '#backend/db/transaction.ts'
import type { Job } from '#backend/jobs/job.ts'
import type { Schema } from '#contract/schema.ts'
import { claimDecisionDueAt } from '#domain/claim/lifecycle.ts'
import { loadStaff } from '#server/administration/load-staff.ts'
import { tellStaff } from '#server/administration/tell-staff.ts'
import { ownAppeal } from '#server/cases/own-appeal.ts'
import { claim } from '../claim.ts'
import { type NearlyDue, nearlyDueClaims } from '../nearly-due-claims.ts'

/** Of what is later than this the digest tells, day by day. */
const MAX_LATE_MS = 24 * 3_600_000

/** Tells the team once of each claim that has to be decided soon: who works on it, or else all who may decide on it. */
export const remindOfClaims: Job = {
  name: 'remind-of-claims',
  everyMs: 600_000,
  async run({ db, config, now }) {
    const at = now()
    await inTransaction(db, { as: 'service' }, async (tx) => {
      const { rows } = await nearlyDueClaims(at).execute(tx)
      for (const row of rows) {
        if (claimDecisionDueAt(row.since.getTime()) < at.getTime() - MAX_LATE_MS) continue
        const deciders = await loadDeciders(tx, row)
        const told = deciders.filter((id) => id === row.assignee)
        const work = { why: 'claim-due' as const, url: `${config.siteUrl}/admin/claims/${row.id}` }
        await tellStaff(tx, work, `claim:${row.id}:${row.status}`, ({ id }) =>
          (told.length > 0 ? told : deciders).includes(id),
        )
      }
    })
  },
}

/** The ids of those of the team who may decide on a claim as it stands. */
async function loadDeciders(tx: Transaction<Schema>, row: NearlyDue): Promise<string[]> {
  const role = row.status === 'appealed' ? 'admin' : 'moderator'
  const deciders: string[] = []
  for (const { id } of await loadStaff(tx)) {
    const roles = await claim.rolesOf(tx, row, id)
    if (!roles.includes(role)) continue
    const own = row.status === 'appealed' && (await ownAppeal(tx, { id: row.id, userId: id, byAdmin: true }))
    if (own !== 'another') deciders.push(id)
  }
  return deciders
}
