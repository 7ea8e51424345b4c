import type { Queryable } from '#backend/db/sql-transaction.ts'
import type { AuthDeps } from '../deps.ts'

/** Whether `text` looks like a recovery code: six groups of four letters and digits, or four as 1.0 made them. */
export const isRecoveryCode = (text: string) => /^([0-9a-f]{16}|[0-9a-hjkmnp-tv-z]{24})$/.test(plain(text))

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

/** No code has the letters that are taken for digits. */
const plain = (text: string) =>
  text.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1')
