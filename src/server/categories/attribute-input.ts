import { z } from 'zod'
import { ATTRIBUTE_KINDS, ATTRIBUTE_LIMITS } from '#domain/category/attributes.ts'
import { inLanguages, words } from './category-input.ts'

const slug = z.string().max(40)

/** An attribute as an admin writes it; `key` and `value` are null for what is new. */
const attribute = z
  .object({
    key: slug.nullable(),
    kind: z.enum(ATTRIBUTE_KINDS),
    names: inLanguages(words),
    unit: z.string().trim().min(1).max(ATTRIBUTE_LIMITS.unit).nullable(),
    choices: z
      .array(z.object({ value: slug.nullable(), names: inLanguages(words) }))
      .max(ATTRIBUTE_LIMITS.choices),
    isRequired: z.boolean(),
    isFilter: z.boolean(),
    isRetired: z.boolean(),
  })
  .refine(({ kind, choices }) => (kind === 'choice') === choices.length > 0)
  .refine(({ kind, unit }) => unit === null || kind === 'number')
  .refine(({ kind, isFilter }) => !isFilter || kind !== 'text')

export const attributeList = z
  .array(attribute)
  .max(4 * ATTRIBUTE_LIMITS.perCategory)
  .refine((all) => all.filter(({ isRetired }) => !isRetired).length <= ATTRIBUTE_LIMITS.perCategory)

export type AttributeInput = z.output<typeof attribute>
