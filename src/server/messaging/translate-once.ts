import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { TextLanguage } from '#domain/content/page-text.ts'
import type { Deps } from '#server/deps.ts'

/** By what was said and the language: a few megabytes at most. */
const cached = new LRUCache<string, string>({ max: 2_000 })

/** A text in another language by the operator's service, which a process asks once for each; throws where it is down. */
export async function translateOnce(
  translator: NonNullable<Deps['translator']>,
  text: string,
  language: TextLanguage,
): Promise<string> {
  const key = `${language} ${createHash('sha256').update(text).digest('base64')}`
  const known = cached.get(key)
  if (known !== undefined) return known
  const translated = (await translator.translate(text, language)).trim() || text
  cached.set(key, translated)
  return translated
}
