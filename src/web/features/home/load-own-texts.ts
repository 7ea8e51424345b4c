import type { LoadedPage } from '#contract/pages.ts'
import { START_PAGE } from '#domain/content/content-pages.ts'
import type { Language } from '../../i18n/languages.ts'
import type { serverApi } from '../../lib/server-api.ts'

/** What the operator wrote of the start page. */
export type OwnTexts = Pick<LoadedPage, 'title' | 'description' | 'html'>

/** For loaders: the operator's texts of the start page in this language, if there are any. */
export async function loadOwnTexts(
  api: ReturnType<typeof serverApi>,
  language: Language,
): Promise<OwnTexts | undefined> {
  const published = api.config.pages?.find(({ slug }) => slug === START_PAGE)
  if (!published?.titles[language]) return undefined
  const body = { slug: START_PAGE, language }
  const { data } = await api.functions.invoke<LoadedPage>('load-page', { body })
  return data ? { title: data.title, description: data.description, html: data.html } : undefined
}
