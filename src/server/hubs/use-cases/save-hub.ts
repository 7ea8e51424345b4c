import { z } from 'zod'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import { ok, refuse } from '#domain/result.ts'
import { takesListingsIn } from '#domain/settings/offered-countries.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { hubColumns } from '../hub-columns.ts'
import { hubContent } from '../hub-input.ts'

/**
 * Adds a hub, or changes the one that `known` names: one that is paused or retired is not chosen any more, and rentals keep
 * it. For admins. Refused: BLOCKED, UNAUTHORIZED, NOT_FOUND, CHANGED_MEANWHILE where `version` is not the latest, COUNTRY_OFF
 * for a new one where nothing is listed.
 */
export const saveHub = useCase({
  name: 'save-hub',
  allow: 'signed-in',
  limit: { requests: 240, seconds: 3_600 },
  input: z.object({
    ...hubContent,
    known: z.object({ id: z.uuid(), version: z.int().min(0).max(1_000_000) }).optional(),
  }),
  async run({ tx, userId, now }, { known, ...content }) {
    const denial = await partRefusal(tx, userId, 'content')
    if (denial) return denial
    if (!known && !takesListingsIn(content.country))
      return refuse('COUNTRY_OFF', { country: content.country })
    const columns = await hubColumns(content, now)
    const saved = known ? await change(tx, known, columns) : ok(await insert(tx, columns))
    if (!saved.ok) return saved
    const { name, city, state } = content
    const details = { hub: name, city, state, isNew: !known }
    await recordAction(tx, { actorId: userId, action: 'save-hub', details, at: now })
    return saved
  },
})

type Columns = Awaited<ReturnType<typeof hubColumns>>

const insert = (tx: Context['tx'], columns: Columns) =>
  tx.insertInto('hubs').values(columns).returning('id').executeTakeFirstOrThrow()

async function change(tx: Context['tx'], { id, version }: { id: string; version: number }, columns: Columns) {
  const before = await tx
    .selectFrom('hubs')
    .select(['version', 'retired_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return refuse('NOT_FOUND')
  if (before.version !== version) return refuse('CHANGED_MEANWHILE')
  await tx
    .updateTable('hubs')
    .set({
      ...columns,
      version: version + 1,
      // One that was retired before is so since then.
      ...(columns.retired_at && before.retired_at && { retired_at: before.retired_at }),
    })
    .where('id', '=', id)
    .execute()
  return ok({ id })
}
