import type { Context } from '#backend/functions/use-case.ts'
import { ok, refuse } from '#domain/result.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'

/** Locks an endpoint that this person may change: their own, or one of the site for admins. Others do not exist. */
export async function loadEndpoint(tx: Context['tx'], userId: string, id: string) {
  if (!(await loadActor(tx, userId))) return refuse('BLOCKED')
  const endpoint = await tx
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!endpoint) return refuse('NOT_FOUND')
  const isTheirs =
    endpoint.user_id === null ? !(await partRefusal(tx, userId, 'admin')) : endpoint.user_id === userId
  return isTheirs ? ok(endpoint) : refuse('NOT_FOUND')
}
