import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { PreviewedMail } from '#contract/mail-texts.ts'
import { ok } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { renderMail } from '#server/mail/render-mail.ts'
import { shippedTexts, textsWith } from '#server/mail/texts-in.ts'
import { mailTextsRefusal } from '../check-mail-texts.ts'
import { examplesOf } from '../examples-of.ts'
import { mailTexts, whichMail } from '../mail-input.ts'

/**
 * A mail as it would arrive with these texts, in each of its variants. For admins. Refused: BLOCKED, UNAUTHORIZED,
 * MAIL_TEXT_WRONG.
 */
export const previewMail = useCase({
  name: 'preview-mail',
  allow: 'signed-in',
  limit: { requests: 240, seconds: 60 },
  input: z.object({ ...whichMail, texts: mailTexts.default({}) }),
  async run({ tx, userId, deps }, { template, language, texts }) {
    const denial = (await partRefusal(tx, userId, 'content')) ?? mailTextsRefusal(template, language, texts)
    if (denial) return denial
    const shipped = shippedTexts(language)
    const drafts = Object.entries(texts).map(([key, text]) => [key, text ?? shipped[key] ?? ''])
    const t = textsWith(language, Object.fromEntries(drafts))
    const mails = examplesOf(template, deps.config.siteUrl).map((example) => {
      const { subject, html } = renderMail(template, language, example, undefined, t)
      return { subject, html }
    })
    return ok<PreviewedMail>({ mails })
  },
})
