import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '#contract/brand.ts'
import { SERVER_SUBJECTS, type ServerMessageKey, SHARED_FEATURES } from '#web/i18n/server/message-key.ts'
import { createTranslate, type Messages, type Translate, type Values } from '#web/i18n/translate.ts'
import { typeset } from '#web/i18n/typeset.ts'
import type { Locale } from './locale.ts'

const FOLDER = join(import.meta.dirname, '../../web/i18n')
const shipped = new Map<Locale, Messages>()
const cached = new Map<Locale, Texts>()
let own: OwnTexts = {}

/** Turns a key into words, with `{{brand}}` filled in. */
export type Texts = Translate<ServerMessageKey>

/** The operator's texts of mails, by language and key. */
export type OwnTexts = Partial<Record<Locale, Messages>>

/** Puts the operator's texts of mails into force in this process; those that are not named are the shipped ones. */
export function setOwnTexts(texts: OwnTexts): void {
  own = texts
  cached.clear()
}

/** The texts that leave the server (mails, documents, calendar feeds) in one language. */
export function textsIn(locale: Locale): Texts {
  const texts = cached.get(locale) ?? textsWith(locale, {})
  cached.set(locale, texts)
  return texts
}

/** The same, with drafts in the place of some. */
export function textsWith(locale: Locale, drafts: Messages): Texts {
  const mine = { ...own[locale], ...drafts }
  const messages = Object.fromEntries(Object.entries(mine).map(([key, text]) => [key, typeset(text, locale)]))
  const translate = createTranslate<ServerMessageKey>(locale, { ...shippedTexts(locale), ...messages })
  const named = (values?: Values) => ({ brand: brand.name, ...values })
  return Object.assign((key: ServerMessageKey, values?: Values) => translate(key, named(values)), {
    optional: (key: string, values?: Values) => translate.optional(key, named(values)),
    language: locale,
  })
}

/** The texts as the product ships them, by their keys. */
export function shippedTexts(locale: Locale): Messages {
  const folders = [...SHARED_FEATURES, ...SERVER_SUBJECTS.map((subject) => join('server', subject))]
  const messages =
    shipped.get(locale) ??
    Object.assign(
      {},
      ...folders.map((folder) =>
        JSON.parse(typeset(readFileSync(join(FOLDER, folder, `${locale}.json`), 'utf8'), locale)),
      ),
    )
  shipped.set(locale, messages)
  return messages
}
