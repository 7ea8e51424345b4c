import type { LazyFeature } from './features.ts'
import { PUBLIC_FEATURES } from './features.ts'
import type { Language } from './languages.ts'
import { typeset } from './typeset.ts'

const files = import.meta.glob<Record<string, string>>('./*/*.json', { eager: true, import: 'default' })
const made = new Map<string, string>()

/**
 * The messages of these features as one JSON text. Only loaders call this: no catalogue is part of the
 * browser's JavaScript, each page brings its own messages along. The text may stand in an element of a page.
 */
export function catalogueOf(language: Language, features: readonly (LazyFeature | 'public')[]): string {
  const key = `${language}:${features.join()}`
  let text = made.get(key)
  if (!text) {
    const names = features.flatMap((feature) => (feature === 'public' ? PUBLIC_FEATURES : [feature]))
    const messages = Object.assign({}, ...names.map((name) => files[`./${name}/${language}.json`]))
    text = typeset(JSON.stringify(messages), language).replaceAll('<', '\\u003c')
    made.set(key, text)
  }
  return text
}
