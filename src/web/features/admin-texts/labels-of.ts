import type { MailText } from '#contract/mail-texts.ts'
import type { Translate } from '../../i18n/translate.ts'

const KINDS = ['subject', 'action', 'note'] as const

/** What each text of a mail is, numbered where it has several of a kind. */
export function labelsOf(texts: readonly Pick<MailText, 'key'>[], t: Translate): Map<string, string> {
  const kindOf = (key: string) => KINDS.find((kind) => key.includes(kind)) ?? 'text'
  return new Map(
    texts.map(({ key }) => {
      const alike = texts.filter((other) => kindOf(other.key) === kindOf(key)).map((other) => other.key)
      const label = t(`texts.mails.kind.${kindOf(key)}`)
      return [key, alike.length > 1 ? `${label} ${alike.indexOf(key) + 1}` : label]
    }),
  )
}
