import type { Transaction } from 'kysely'
import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { Schema } from '#contract/schema.ts'
import { capabilityRefusal } from '#domain/access/earned-roles.ts'
import { permissionRefusal } from '#domain/access/permissions.ts'
import { MAX_PERSON_TAGS, personTagKey, personTagOf } from '#domain/moderation/person-tags.ts'
import { ok, refuse } from '#domain/result.ts'
import { loadActor } from '../load-actor.ts'
import { recordAction } from '../record-action.ts'

const tags = z
  .array(z.string().max(100).transform(personTagOf).pipe(z.string()))
  .max(MAX_PERSON_TAGS)
  .default([])

const SLOTS = Array.from({ length: MAX_PERSON_TAGS }, (_, index) => index + 1)

/**
 * Gives a person tags of the back office and takes others away; what they have or lack already stays as it is, and a tag
 * that others have is written as theirs. Not on oneself, who does not see them. Refused: BLOCKED, UNAUTHORIZED, NOT_FOUND,
 * TOO_MANY_TAGS.
 */
export const tagPerson = useCase({
  name: 'tag-person',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 600 },
  input: z.object({ personId: z.uuid(), give: tags, take: tags }),
  async run({ tx, userId, now, client }, { personId, give, take }) {
    const actor = await loadActor(tx, userId)
    if (!actor) return refuse('BLOCKED')
    // Without an id: everybody may view their own record, but not what the back office calls them.
    const denial = permissionRefusal(actor, 'view', 'user') ?? capabilityRefusal(actor, 'view-users')
    if (denial) return denial
    if (personId === userId) return refuse('UNAUTHORIZED', { action: 'view', resource: 'user' })
    const person = await tx
      .selectFrom('profiles')
      .select('id')
      .where('id', '=', personId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!person) return refuse('NOT_FOUND')

    const before = await tagsOf(tx, personId)
    const taken = new Set(take.map(personTagKey))
    const left = before.filter(({ key }) => !taken.has(key))
    const given = new Map(give.map((tag) => [personTagKey(tag), tag]))
    for (const { key } of left) given.delete(key)
    const free = SLOTS.filter((slot) => !left.some((one) => one.slot === slot))
    if (given.size > free.length) return refuse('TOO_MANY_TAGS', { most: MAX_PERSON_TAGS })
    if (taken.size > 0)
      await tx
        .deleteFrom('person_tags')
        .where('person_id', '=', personId)
        .where('key', 'in', [...taken])
        .execute()
    for (const [key, written] of given) {
      const tag = await asOthersWrite(tx, key, written)
      const row = { person_id: personId, key, tag, slot: free.shift()!, created_at: now.toISOString() }
      await tx.insertInto('person_tags').values(row).execute()
    }
    const after = await tagsOf(tx, personId)
    const details = { from: before.map(({ tag }) => tag), to: after.map(({ tag }) => tag) }
    if (details.from.join() !== details.to.join())
      await recordAction(tx, {
        actorId: userId,
        action: 'tag-person',
        subjectId: personId,
        details,
        at: now,
        client,
      })
    return ok({ personId, tags: details.to })
  },
})

const tagsOf = (tx: Transaction<Schema>, personId: string) =>
  tx
    .selectFrom('person_tags')
    .select(['key', 'tag', 'slot'])
    .where('person_id', '=', personId)
    .orderBy('key')
    .execute()

/** The tag as the first other person with it has it. */
async function asOthersWrite(tx: Transaction<Schema>, key: string, written: string): Promise<string> {
  const used = await tx
    .selectFrom('person_tags')
    .select('tag')
    .where('key', '=', key)
    .orderBy('person_id')
    .limit(1)
    .executeTakeFirst()
  return used?.tag ?? written
}
