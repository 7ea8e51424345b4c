import { sql } from 'kysely'
import { inTransaction } from '#backend/db/transaction.ts'
import type { Job } from '#backend/jobs/job.ts'
import { RENEWAL_DAYS } from '#domain/kyc/validity.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'

/** Reminds a person once that their identity document ends soon, unless a new one is being checked. */
export const remindOfExpiry: Job = {
  name: 'remind-of-expiry',
  everyMs: 3_600_000,
  async run({ config, db, now }) {
    await inTransaction(db, { as: 'service' }, async (tx) => {
      const today = now().toISOString().slice(0, 10)
      const last = new Date(now().getTime() + RENEWAL_DAYS * 86_400_000).toISOString().slice(0, 10)
      const due = await tx
        .selectFrom('kyc_submissions as k')
        .select(['k.id', 'k.user_id', sql<string>`k.valid_until::text`.as('valid_until')])
        .where('k.status', '=', 'verified')
        .where('k.valid_until', '>=', today)
        .where('k.valid_until', '<', last)
        .where('k.expiry_reminded_at', 'is', null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('kyc_submissions as newer')
                .select('newer.id')
                .whereRef('newer.user_id', '=', 'k.user_id')
                .where('newer.step', '=', 'identity')
                .where('newer.status', '=', 'pending'),
            ),
          ),
        )
        .orderBy('k.valid_until')
        .limit(100)
        .forUpdate('k')
        .skipLocked()
        .execute()
      for (const { id, user_id: userId, valid_until: validUntil } of due) {
        const data = {
          state: 'expiring' as const,
          validUntil,
          url: `${config.siteUrl}/kyc-onboarding?renew=identity`,
        }
        await putMail(tx, await loadRecipient(tx, userId), 'identity-expiry', data, `${id}:expiring`)
        await tx
          .updateTable('kyc_submissions')
          .set({ expiry_reminded_at: now().toISOString() })
          .where('id', '=', id)
          .execute()
      }
    })
  },
}
