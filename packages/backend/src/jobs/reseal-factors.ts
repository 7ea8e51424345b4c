import { resealSecret } from '#backend/auth/factors/factor-secret.ts'
import type { Job } from './job.ts'

/** While the signing secret is being changed, seals the secrets of second factors under the one in use. */
export const resealFactors: Job = {
  name: 'reseal-factors',
  everyMs: 3_600_000,
  async run(deps) {
    if (!deps.config.secrets.alsoSigning?.length) return
    const { pool } = deps.db
    const { rows } = await pool.query<{ id: string; secret: string }>(
      'select id, secret from auth.mfa_factors where secret is not null',
    )
    for (const { id, secret } of rows) {
      const fresh = resealSecret(deps, id, secret)
      if (!fresh) continue
      const text = 'update auth.mfa_factors set secret = $3 where id = $1 and secret = $2'
      await pool.query(text, [id, secret, fresh])
    }
  },
}
