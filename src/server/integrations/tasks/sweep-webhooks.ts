import type { Job } from '#backend/jobs/job.ts'
import { rule } from '#domain/settings/rules.ts'

/** Forgets what webhooks were told after a month, or the days that the operator sets, and secrets that no longer sign. */
export const sweepWebhooks: Job = {
  name: 'sweep-webhooks',
  everyMs: 3_600_000,
  async run({ db, now }) {
    const at = now()
    await db.pool.query('delete from public.webhook_deliveries where created_at < $1', [
      new Date(at.getTime() - rule('webhookDays') * 86_400_000),
    ])
    await db.pool.query(
      `update public.webhook_endpoints set sealed_previous = null, previous_until = null where previous_until < $1`,
      [at],
    )
  },
}
