import type { AuthDeps } from './deps.ts'
import type { Queryable } from './user-row.ts'

/**
 * Makes the account with the operator's address an admin. In production only somebody who has read a mail to that
 * address has proved to be its owner; elsewhere signing up is enough.
 */
export async function appointAdmin(
  deps: AuthDeps,
  client: Queryable,
  userId: string,
  email: string | null | undefined,
  hasReadMail: boolean,
): Promise<void> {
  if (!email || email !== deps.config.adminEmail?.toLowerCase()) return
  if (!hasReadMail && deps.config.mode === 'production') return
  await client.query(
    `update public.profiles set roles = roles || '{admin}' where id = $1 and not roles @> '{admin}'`,
    [userId],
  )
}
