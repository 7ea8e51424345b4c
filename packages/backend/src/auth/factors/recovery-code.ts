import type { Queryable } from '#backend/db/sql-transaction.ts'
import type { AuthDeps } from '../deps.ts'

/** Whether `text` looks like a recovery code: four groups of four hex digits. */
export const isRecoveryCode = (text: string) => /^[0-9a-f]{16}$/.test(plain(text))

/** Takes a recovery code, once; false where the application gives none out. */
export async function redeemRecoveryCode(
  { hooks, now }: AuthDeps,
  tx: Queryable,
  userId: string,
  code: string,
): Promise<boolean> {
  const attempt = { userId, code: plain(code), now: now() }
  return (await hooks.redeemRecoveryCode?.(tx, attempt)) ?? false
}

const plain = (text: string) => text.toLowerCase().replace(/[\s-]/g, '')
