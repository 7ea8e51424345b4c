import { z } from 'zod'
import { CHECKS } from '#domain/booking/checklist.ts'
import { CATEGORY_LANGUAGES, CATEGORY_LIMITS } from '#domain/category/category.ts'
import { MAX_FEE_PERCENT } from '#domain/category/category-fee.ts'
import { CATEGORY_ICONS } from '#domain/category/category-icons.ts'

/** A name of one line. */
export const words = z
  .string()
  .max(2 * CATEGORY_LIMITS.name)
  .regex(/^[^\p{C}]*$/u)
  .transform((text) => text.replace(/\s+/g, ' ').trim())
  .pipe(z.string().min(1).max(CATEGORY_LIMITS.name))
/** One of these in each language. */
export const inLanguages = <Shape extends z.ZodType>(shape: Shape) =>
  z.object(
    Object.fromEntries(CATEGORY_LANGUAGES.map((language) => [language, shape])) as Record<
      (typeof CATEGORY_LANGUAGES)[number],
      Shape
    >,
  )

/** What an admin writes of a category, bounded. */
export const categoryContent = {
  names: inLanguages(words),
  synonyms: inLanguages(z.array(words).max(CATEGORY_LIMITS.synonyms)),
  icon: z.enum(CATEGORY_ICONS),
  imagePath: z
    .string()
    .regex(/^site\/[\w-]{1,80}(\.[a-z]{3,4})?$/)
    .nullable(),
  suggestedDepositCents: z.int().min(0).max(10_000_000).nullable(),
  feePercent: z.number().min(0).max(MAX_FEE_PERCENT).multipleOf(0.1).nullable().default(null),
  checklist: z.array(z.enum(CHECKS)).max(CHECKS.length),
  isTransport: z.boolean(),
}

export type CategoryInput = z.output<z.ZodObject<typeof categoryContent>>
