import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '#contract/brand.ts'
import { SERVER_SUBJECTS, type ServerMessageKey, SHARED_FEATURES } from '#web/i18n/server/message-key.ts'
import { createTranslate, type Translate, type Values } from '#web/i18n/translate.ts'
import { typeset } from '#web/i18n/typeset.ts'
import type { Locale } from './locale.ts'

const FOLDER = join(import.meta.dirname, '../../web/i18n')
const cached = new Map<Locale, Texts>()

/** Turns a key into words, with `{{brand}}` filled in. */
export type Texts = Translate<ServerMessageKey>

/** The texts that leave the server (mails, documents, calendar feeds) in one language. */
export function textsIn(locale: Locale): Texts {
  const texts = cached.get(locale) ?? readTexts(locale)
  cached.set(locale, texts)
  return texts
}

function readTexts(locale: Locale): Texts {
  const folders = [...SHARED_FEATURES, ...SERVER_SUBJECTS.map((subject) => join('server', subject))]
  const messages = folders.map((folder) =>
    JSON.parse(typeset(readFileSync(join(FOLDER, folder, `${locale}.json`), 'utf8'), locale)),
  )
  const translate = createTranslate<ServerMessageKey>(locale, Object.assign({}, ...messages))
  const named = (values?: Values) => ({ brand: brand.name, ...values })
  return Object.assign((key: ServerMessageKey, values?: Values) => translate(key, named(values)), {
    optional: (key: string, values?: Values) => translate.optional(key, named(values)),
    language: locale,
  })
}
