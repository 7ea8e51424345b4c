import type { Job } from './job.ts'

/** For how long a session lives that nobody uses, where the operator has set no shorter time. */
const IDLE_DAYS = 400

/** Rows that the auth service no longer needs. A spent refresh token is kept for a month, to detect thieves. */
const SWEEPS = [
  `delete from auth.one_time_tokens where created_at < now() - interval '2 days'`,
  `delete from auth.flow_state where created_at < now() - interval '2 days'`,
  `delete from auth.mfa_factors where status = 'unverified' and created_at < now() - interval '1 day'`,
  `delete from auth.mfa_challenges where created_at < now() - interval '1 day'`,
  `delete from auth.passkey_challenges where created_at < now() - interval '1 day'`,
  `delete from auth.sessions where not_after < now() - interval '1 day'`,
  `delete from auth.sessions where coalesce(refreshed_at, created_at) < now() - interval '${IDLE_DAYS} days'`,
  `delete from auth.refresh_tokens where revoked and updated_at < now() - interval '30 days'`,
  'delete from auth.used_id_tokens where expires_at < now()',
  `delete from auth.known_addresses where seen_at < now() - interval '30 days'`,
  'delete from lendaround.rate_limits where arrives_at < now()',
]

/** Deletes expired rows. Nothing depends on it: every reader of these rows checks their expiry. */
export const sweepAuth: Job = {
  name: 'sweep-auth',
  everyMs: 3_600_000,
  async run({ db }) {
    for (const sweep of SWEEPS) await db.pool.query(sweep)
  },
}
