import { sql } from 'kysely'
import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { ok, refuse } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { keysOfMail } from '#server/mail/keys-of-mail.ts'
import { shippedTexts } from '#server/mail/texts-in.ts'
import { mailTextsRefusal } from '../check-mail-texts.ts'
import { mailTexts, whichMail } from '../mail-input.ts'

/**
 * Changes texts of a mail in a language, or sets them back to those that the product ships (null), with a reason. They are
 * in force at once. For admins. Refused: BLOCKED, UNAUTHORIZED, MAIL_TEXT_WRONG, CHANGED_MEANWHILE where `last` is not the
 * id of the mail's latest change (0 for none).
 */
export const saveMail = useCase({
  name: 'save-mail',
  allow: 'signed-in',
  limit: { requests: 240, seconds: 3_600 },
  input: z.object({
    ...whichMail,
    texts: mailTexts,
    last: z.int().min(0),
    reason: z.string().trim().min(1).max(500),
  }),
  async run({ tx, userId, now }, { template, language, texts, last, reason }) {
    const denial = (await partRefusal(tx, userId, 'content')) ?? mailTextsRefusal(template, language, texts)
    if (denial) return denial
    const keys = keysOfMail(template).map(({ key }) => key)
    const latest = await tx
      .selectFrom('mail_text_changes')
      .select(({ fn }) => fn.max('id').as('id'))
      .where('language', '=', language)
      .where('key', 'in', keys)
      .executeTakeFirst()
    if ((latest?.id ?? 0) !== last) return refuse('CHANGED_MEANWHILE')
    const shipped = shippedTexts(language)
    const rows = Object.entries(texts).map(([key, text]) => ({
      key,
      text: text === shipped[key] ? null : text,
    }))
    const { rows: saved } = await sql`
      insert into public.mail_text_changes (key, language, version, text, reason, changed_by, changed_at)
      select r.key, ${language},
        1 + coalesce((select max(version) from public.mail_text_changes c where c.key = r.key and c.language = ${language}), 0),
        r.text, ${reason}, ${userId}, ${now.toISOString()}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (key text, text text)
      on conflict on constraint mail_text_changes_one_after_the_other do nothing
      returning id`.execute(tx)
    if (saved.length < rows.length) return refuse('CHANGED_MEANWHILE')
    const details = {
      mail: template,
      language,
      texts: Object.fromEntries(rows.map((row) => [row.key, row.text])),
      reason,
    }
    await recordAction(tx, { actorId: userId, action: 'save-mail', details, at: now })
    return ok({})
  },
})
