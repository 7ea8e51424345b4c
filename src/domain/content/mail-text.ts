import { ok, type Result, refuse } from '../result.ts'

export const MAX_MAIL_TEXT = 1_000

/** Placeholders that a text may do without: what the mail is about stands in its card or its greeting as well. */
const OPTIONAL = new Set(['brand', 'name', 'title', 'sender', 'item', 'where'])

/** The names of the placeholders in a text, such as `title` of `{{title}}`, each once. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!)),
]

/** The placeholders of a shipped text that another text in its place has to hold: amounts, dates, codes. */
export const requiredOf = (shipped: string): string[] =>
  placeholdersOf(shipped).filter((name) => !OPTIONAL.has(name))

/** Checks a text that is to take the place of a shipped one; MAIL_TEXT_WRONG with the fault and the placeholder. */
export function checkMailText(
  text: string,
  shipped: string,
  known: readonly string[],
): Result<null, 'MAIL_TEXT_WRONG'> {
  const wrong = (fault: string, name = '') => refuse('MAIL_TEXT_WRONG', { fault, name })
  if (text.trim() === '') return wrong('empty')
  if (text.length > MAX_MAIL_TEXT) return wrong('too-long')
  const used = placeholdersOf(text)
  const unknown = used.find((name) => !known.includes(name))
  if (unknown) return wrong('unknown', unknown)
  // Half a placeholder would be read by people as it stands.
  if (/\{\{|\}\}/.test(text.replace(/\{\{\w+\}\}/g, ''))) return wrong('broken')
  const missing = requiredOf(shipped).find((name) => !used.includes(name))
  return missing ? wrong('missing', missing) : ok(null)
}
