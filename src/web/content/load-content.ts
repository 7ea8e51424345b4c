import type { ContentPageName } from '#domain/content/content-pages.ts'
import type { Language } from '../i18n/languages.ts'
import { typeset } from '../i18n/typeset.ts'
import type { Content } from './content.ts'

const modules = import.meta.glob<() => Content>('./*/*.ts', { import: 'default' })

/** For loaders: the texts stay on the server; a page loads only its own, with the names and numbers in force. */
export async function loadContent(page: ContentPageName, language: Language): Promise<Content> {
  const load = modules[`./${page}/${language}.ts`]
  if (!load) throw new Error(`There is no text ${page} in ${language}`)
  return JSON.parse(typeset(JSON.stringify((await load())()), language))
}
