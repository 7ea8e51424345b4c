import type { Hooks } from '#backend/hooks.ts'
import { findView } from '#server/administration/find-view.ts'
import type { Config } from '#server/config.ts'
import { apiKeys } from '#server/integrations/api-keys.ts'
import { browserKnown } from '#server/signals/browser-known.ts'
import { announceStaff } from './announce-staff.ts'
import { appointAdmin } from './appoint-admin.ts'

/** The product's reactions to events of an account; its profile comes from a trigger. */
export const accountHooks = (config: Config): Hooks => ({
  apiKeys: {
    ...apiKeys,
    // An admin who sees the site as a person holds such a key as well, for minutes.
    find: async (...key) => (await apiKeys.find(...key)) ?? (await findView(...key)),
  },
  emailConfirmed: appointAdmin(config),
  readSettings: announceStaff(),
  browserKnown: browserKnown(config),
  async redeemRecoveryCode(client, { userId, code, now }) {
    const { rowCount } = await client.query({
      name: 'redeem-recovery-code',
      text: `update public.recovery_codes set used_at = $3
             where user_id = $1 and code_hash = sha256(convert_to($1::uuid::text || $2, 'utf8')) and used_at is null`,
      values: [userId, code, now],
    })
    return rowCount === 1
  },
  async eraseAccount(client, userId) {
    await client.query('select public.erase_account($1)', [userId])
  },
})
