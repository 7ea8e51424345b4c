import type { Language } from './languages.ts'
import type { MessageKey } from './message-key.ts'

export type Values = Record<string, string | number>
export type Messages = Record<string, string>

export interface Translate<Key extends string = MessageKey> {
  (key: Key, values?: Values): string
  /** For keys that are put together, such as `errors.CODE`: undefined when there is no such message. */
  optional(key: string, values?: Values): string | undefined
  readonly language: Language
}

/**
 * Makes the function that turns a key into words: `{{name}}` is filled from the values, `key_one` and
 * `key_other` are chosen by `count` and the language's plural rules. Messages of a parent are still found.
 */
export function createTranslate<Key extends string = MessageKey>(
  language: Language,
  messages: Messages,
  parent?: Translate<Key>,
): Translate<Key> {
  const plural = pluralRulesOf(language)

  const optional = (key: string, values?: Values): string | undefined => {
    const text = find(messages, plural, key, values)
    return text === undefined ? parent?.optional(key, values) : fill(text, values)
  }
  const translate = (key: Key, values?: Values) => {
    const text = optional(key, values)
    if (text === undefined) console.error(`No message for ${key} in ${language}`)
    return text ?? key
  }
  return Object.assign(translate, { optional, language })
}

const pluralRules = new Map<Language, Intl.PluralRules>()

/** Dear to make, the same for everybody. */
function pluralRulesOf(language: Language): Intl.PluralRules {
  const known = pluralRules.get(language) ?? new Intl.PluralRules(language)
  pluralRules.set(language, known)
  return known
}

function find(messages: Messages, plural: Intl.PluralRules, key: string, values?: Values) {
  const count = values?.count
  if (typeof count !== 'number') return messages[key]
  return messages[`${key}_${plural.select(count)}`] ?? messages[`${key}_other`] ?? messages[key]
}

const fill = (text: string, values?: Values) =>
  values ? text.replace(/\{\{(\w+)\}\}/g, (whole, name) => String(values[name] ?? whole)) : text
