import { z } from 'zod'
import { MAX_MAIL_TEXT } from '#domain/content/mail-text.ts'
import { TEXT_LANGUAGES } from '#domain/content/page-text.ts'
import { type TemplateName, templates } from '#server/mail/templates.ts'

/** Every mail of the product. */
export const TEMPLATES = Object.keys(templates) as [TemplateName, ...TemplateName[]]

export const whichMail = {
  template: z.enum(TEMPLATES),
  language: z.enum(TEXT_LANGUAGES),
}

/** Texts by their keys; null for the one that the product ships. */
export const mailTexts = z
  .record(
    z.string().max(100),
    z
      .string()
      .trim()
      .max(MAX_MAIL_TEXT * 2)
      .nullable(),
  )
  .refine((texts) => Object.keys(texts).length <= 100, 'too many texts')
