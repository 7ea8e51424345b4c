import { z } from 'zod'
import { FOOTER_COLUMNS, MAX_PAGE, TEXT_LANGUAGES } from '#domain/content/page-text.ts'

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}]*$/u)
const lines = (max: number) => z.string().trim().max(max)

/** A page in one language, within its bounds. */
const pageText = z.object({
  title: line(MAX_PAGE.title),
  description: line(MAX_PAGE.description),
  body: lines(MAX_PAGE.body),
  changes: lines(MAX_PAGE.changes).optional(),
})

export const pageTexts = z.partialRecord(z.enum(TEXT_LANGUAGES), pageText)
export const footerColumn = z.enum(FOOTER_COLUMNS).nullable()
