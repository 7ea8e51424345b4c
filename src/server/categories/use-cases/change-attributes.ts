import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { ChangedCategory } from '#contract/categories.ts'
import type { AttributeChoice } from '#domain/category/attributes.ts'
import { freeSlug } from '#domain/category/category.ts'
import { ok, refuse } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { type AttributeInput, attributeList } from '../attribute-input.ts'
import { lockCategories } from '../lock-categories.ts'

/**
 * Says what lenders are asked about the items of a category, in this order. Keys, kinds and the values of choices stay as
 * they were made; a choice that is left out is retired, and items that have it keep it. For admins. Refused: BLOCKED,
 * UNAUTHORIZED, NOT_FOUND, CHANGED_MEANWHILE where `version` is not the latest or an attribute is missing.
 */
export const changeAttributes = useCase({
  name: 'change-attributes',
  allow: 'signed-in',
  limit: { requests: 240, seconds: 3_600 },
  input: z.object({ id: z.uuid(), version: z.int().min(0).max(1_000_000), attributes: attributeList }),
  async run({ tx, userId, now }, { id, version, attributes }) {
    const denial = await partRefusal(tx, userId, 'content')
    if (denial) return denial
    const category = (await lockCategories(tx)).find((one) => one.id === id)
    if (!category) return refuse('NOT_FOUND')
    const all = await tx
      .selectFrom('category_attributes')
      .select(['key', 'category_id', 'kind', 'choices', 'retired_at'])
      .execute()
    const own = new Map(all.filter((one) => one.category_id === id).map((one) => [one.key, one]))
    const named = attributes.flatMap(({ key }) => key ?? [])
    const isComplete = new Set(named).size === named.length && named.length === own.size
    if (category.version !== version || !isComplete || !named.every((key) => own.has(key))) {
      return refuse('CHANGED_MEANWHILE')
    }

    // What every object has is no key of one.
    const taken = new Set([...all.map(({ key }) => key), 'constructor'])
    for (const [position, attribute] of attributes.entries()) {
      const { key, names, unit, isRequired, isFilter, isRetired } = attribute
      const before = key === null ? undefined : own.get(key)
      if (before && before.kind !== attribute.kind) return refuse('CHANGED_MEANWHILE')
      const columns = {
        names: JSON.stringify(names),
        unit,
        choices: JSON.stringify(
          choicesOf(attribute, (before?.choices ?? []) as unknown as AttributeChoice[]),
        ),
        is_required: isRequired,
        is_filter: isFilter,
        position,
        retired_at: isRetired ? (before?.retired_at ?? now.toISOString()) : null,
      }
      if (before) {
        await tx.updateTable('category_attributes').set(columns).where('key', '=', before.key).execute()
      } else {
        const made = freeSlug(names.en, taken)
        taken.add(made)
        await tx
          .insertInto('category_attributes')
          .values({ ...columns, key: made, category_id: id, kind: attribute.kind })
          .execute()
      }
    }
    await tx
      .updateTable('categories')
      .set({ version: version + 1 })
      .where('id', '=', id)
      .execute()
    const details = {
      category: category.slug,
      attributes: attributes.map(({ names }) => names.en).join(', '),
    }
    await recordAction(tx, { actorId: userId, action: 'change-attributes', details, at: now })
    return ok<ChangedCategory>({ id })
  },
})

/** The choices in their order, then those that were left out, retired. */
function choicesOf({ choices }: AttributeInput, before: readonly AttributeChoice[]): AttributeChoice[] {
  const known = new Map(before.map((choice) => [choice.value, choice]))
  const taken = new Set(known.keys())
  const offered = choices.map(({ value, names }) => {
    if (value !== null && known.has(value)) return { value, names }
    const made = freeSlug(names.en, taken)
    taken.add(made)
    return { value: made, names }
  })
  const isOffered = new Set(offered.map(({ value }) => value))
  const retired = before.filter(({ value }) => !isOffered.has(value))
  return [...offered, ...retired.map(({ value, names }) => ({ value, names, isRetired: true }))]
}
