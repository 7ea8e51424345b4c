import type { Job } from '#backend/jobs/job.ts'
import { resealSecret } from '../webhooks/webhook-secret.ts'

interface Row {
  id: string
  sealed_secret: string
  sealed_previous: string | null
}

/** While the signing secret of the site is being changed, seals the secrets of webhooks under the one in use. */
export const resealWebhooks: Job = {
  name: 'reseal-webhooks',
  everyMs: 3_600_000,
  async run({ db, config }) {
    if (!config.secrets.alsoSigning?.length) return
    const { rows } = await db.pool.query<Row>(
      'select id, sealed_secret, sealed_previous from public.webhook_endpoints',
    )
    for (const { id, sealed_secret: secret, sealed_previous: previous } of rows) {
      const fresh = resealSecret(config, id, secret) ?? secret
      const freshPrevious = previous && (resealSecret(config, id, previous) ?? previous)
      if (fresh === secret && freshPrevious === previous) continue
      await db.pool.query(
        `update public.webhook_endpoints set sealed_secret = $3, sealed_previous = $4
         where id = $1 and sealed_secret = $2`,
        [id, secret, fresh, freshPrevious],
      )
    }
  },
}
