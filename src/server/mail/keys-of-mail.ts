import type { Values } from '#web/i18n/translate.ts'
import { MAIL_EXAMPLES } from './mail-examples.ts'
import { mailTexts } from './mail-texts.ts'
import { type Message, type TemplateName, templates } from './templates.ts'
import { shippedTexts, type Texts, textsIn } from './texts-in.ts'

interface MailKey {
  key: string
  /** The names of the values that its text is given. */
  placeholders: string[]
}

const known = new Map<TemplateName, MailKey[]>()

/** The texts that a mail is made of, subjects first: those that it asks for in any of its examples. */
export function keysOfMail(template: TemplateName): MailKey[] {
  const keys = known.get(template) ?? findKeys(template)
  known.set(template, keys)
  return keys
}

function findKeys(template: TemplateName): MailKey[] {
  const found = new Map<string, Set<string>>()
  const all = shippedTexts('en')
  const note = (key: string, values: Values = {}) => {
    const forms = [key, `${key}_one`, `${key}_other`].filter((form) => IS_OF_MAILS.test(form) && form in all)
    for (const form of forms) {
      const names = found.get(form) ?? new Set(['brand'])
      for (const name of Object.keys(values)) names.add(name)
      found.set(form, names)
    }
  }
  const real = textsIn('en')
  const t: Texts = Object.assign(
    (key: Parameters<Texts>[0], values?: Values) => {
      note(key, values)
      return real(key, values)
    },
    {
      language: 'en' as const,
      optional(key: string, values?: Values) {
        note(key, values)
        return real.optional(key, values)
      },
    },
  )
  const write = templates[template] as (data: object, texts: ReturnType<typeof mailTexts>) => Message
  for (const example of MAIL_EXAMPLES[template]) write(example, mailTexts('en', t))
  const isSubject = (key: string) => (key.includes('subject') ? 0 : 1)
  return [...found]
    .map(([key, names]) => ({ key, placeholders: [...names].toSorted() }))
    .toSorted((a, b) => isSubject(a.key) - isSubject(b.key))
}

/** Not what mails share with the papers and pages. */
const IS_OF_MAILS = /^(?:mail|[a-z]+-mails)\./
