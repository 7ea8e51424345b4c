import { checkMailText } from '#domain/content/mail-text.ts'
import type { TextLanguage } from '#domain/content/page-text.ts'
import { refuse } from '#domain/result.ts'
import { keysOfMail } from '#server/mail/keys-of-mail.ts'
import type { TemplateName } from '#server/mail/templates.ts'
import { shippedTexts } from '#server/mail/texts-in.ts'

/** Why these cannot be texts of this mail: MAIL_TEXT_WRONG with the first of them; nothing where they can. */
export function mailTextsRefusal(
  template: TemplateName,
  language: TextLanguage,
  texts: Record<string, string | null>,
) {
  const keys = new Map(keysOfMail(template).map((each) => [each.key, each]))
  const shipped = shippedTexts(language)
  for (const [key, text] of Object.entries(texts)) {
    const known = keys.get(key)
    if (!known) return refuse('MAIL_TEXT_WRONG', { key, fault: 'unknown', name: key })
    if (text === null) continue
    const checked = checkMailText(text, shipped[key] ?? '', known.placeholders)
    if (!checked.ok) return refuse('MAIL_TEXT_WRONG', { key, ...checked.details })
  }
  return undefined
}
