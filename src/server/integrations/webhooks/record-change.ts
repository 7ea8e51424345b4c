import type { Context } from '#backend/functions/use-case.ts'
import { recordAction } from '#server/administration/record-action.ts'

/** Notes in the audit log what an admin did to an endpoint of the site; what people do to their own is theirs. */
export async function recordChange(
  { tx, userId, now }: Context,
  action: string,
  { id, user_id, url }: { id: string; user_id: string | null; url: string },
): Promise<void> {
  if (user_id !== null) return
  await recordAction(tx, { actorId: userId, action, details: { id, url }, at: now })
}
