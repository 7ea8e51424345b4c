import type { Hooks } from '#backend/hooks.ts'
import type { Config } from '#server/config.ts'

/**
 * Makes the account with the operator's address an admin. In production only a person who has read a mail to that
 * address has proved to be its owner; elsewhere signing up is enough.
 */
export const appointAdmin =
  ({ adminEmail, mode }: Config): NonNullable<Hooks['emailConfirmed']> =>
  async (client, { userId, email, hasReadMail }) => {
    if (email !== adminEmail?.toLowerCase()) return
    if (!hasReadMail && mode === 'production') return
    await client.query(
      `update public.profiles set roles = roles || '{admin}' where id = $1 and not roles @> '{admin}'`,
      [userId],
    )
  }
