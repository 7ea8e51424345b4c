import { data, redirect } from 'react-router'
import type { LoadedPage } from '#contract/pages.ts'
import { isContentPage, START_PAGE } from '#domain/content/content-pages.ts'
import type { Content } from '../content/content.ts'
import { loadContent } from '../content/load-content.ts'
import { ContentPage } from '../features/content/content-page.tsx'
import { OwnPage } from '../features/content/own-page.tsx'
import { preferencesOf } from '../lib/preferences.ts'
import { questionsJsonLd } from '../lib/questions-json-ld.ts'
import { seo } from '../lib/seo.ts'
import { serverApi } from '../lib/server-api.ts'
import type { Route } from './+types/content.ts'

interface Loaded {
  own?: LoadedPage
  content?: Content
}

export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Loaded> {
  const { language } = preferencesOf(request)
  const { page: slug } = params
  if (slug === START_PAGE) throw redirect('/', 301)
  const api = serverApi(context)
  const published = api.config.pages?.find((page) => page.slug === slug)
  const isShipped = isContentPage(slug)
  if (published ? published.isOff : !isShipped) throw data(null, { status: 404 })
  if (published && (!isShipped || published.titles[language])) {
    const { data: own } = await api.functions.invoke<LoadedPage>('load-page', { body: { slug, language } })
    if (own) return { own }
    // Taken off at this moment, or not heard of yet.
    if (!isShipped) throw data(null, { status: 404 })
  }
  return { content: await loadContent(slug as Parameters<typeof loadContent>[0], language) }
}

export const meta: Route.MetaFunction = (args) => {
  const { own, content } = args.loaderData ?? {}
  const page = own ?? content
  if (!page) return []
  const questions = content?.sections.flatMap((section) => section.questions ?? []) ?? []
  return seo(args, {
    title: page.title,
    description: page.description,
    type: 'article',
    ...(questions.length > 0 && {
      jsonLd: () => ({ '@context': 'https://schema.org', ...questionsJsonLd(questions) }),
    }),
  })
}

export default function ContentRoute({ loaderData: { own, content } }: Route.ComponentProps) {
  if (own) return <OwnPage page={own} />
  return content && <ContentPage content={content} />
}
