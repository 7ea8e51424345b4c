import { sql } from 'kysely'
import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { MailSummary } from '#contract/mail-texts.ts'
import { TEXT_LANGUAGES, type TextLanguage } from '#domain/content/page-text.ts'
import { ok } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { keysOfMail } from '#server/mail/keys-of-mail.ts'
import { MAIL_EXAMPLES } from '#server/mail/mail-examples.ts'
import { renderMail } from '#server/mail/render-mail.ts'
import { TEMPLATES } from '../mail-input.ts'

/** Every mail of the product with its subject and where its texts are the operator's. For admins. Refused: BLOCKED, UNAUTHORIZED. */
export const listMailTexts = useCase({
  name: 'list-mail-texts',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 60 },
  input: z.object({ language: z.enum(TEXT_LANGUAGES) }),
  async run({ tx, userId }, { language }) {
    const denial = await partRefusal(tx, userId, 'content')
    if (denial) return denial
    const { rows } = await sql<{ key: string; language: TextLanguage; text: string | null }>`
      select distinct on (key, language) key, language, text from public.mail_text_changes
      order by key, language, version desc`.execute(tx)
    const own = rows.filter(({ text }) => text !== null)
    const mails = TEMPLATES.map((template): MailSummary => {
      const keys = new Set(keysOfMail(template).map(({ key }) => key))
      const languages = own.filter(({ key }) => keys.has(key)).map((each) => each.language)
      return {
        template,
        subject: renderMail(template, language, MAIL_EXAMPLES[template][0]!).subject,
        changed: TEXT_LANGUAGES.filter((each) => languages.includes(each)),
      }
    })
    return ok({ mails: mails.toSorted((a, b) => (a.template < b.template ? -1 : 1)) })
  },
})
