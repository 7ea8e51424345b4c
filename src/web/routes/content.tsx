import { data } from 'react-router'
import { isContentPage } from '../content/content-pages.ts'
import { loadContent } from '../content/load-content.ts'
import { ContentPage } from '../features/content/content-page.tsx'
import { preferencesOf } from '../lib/preferences.ts'
import { questionsJsonLd } from '../lib/questions-json-ld.ts'
import { seo } from '../lib/seo.ts'
import type { Route } from './+types/content.ts'

export async function loader({ request, params }: Route.LoaderArgs) {
  if (!isContentPage(params.page)) throw data(null, { status: 404 })
  return loadContent(params.page, preferencesOf(request).language)
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData: content } = args
  if (!content) return []
  const questions = content.sections.flatMap((section) => section.questions ?? [])
  return seo(args, {
    title: content.title,
    description: content.description,
    type: 'article',
    ...(questions.length > 0 && {
      jsonLd: () => ({ '@context': 'https://schema.org', ...questionsJsonLd(questions) }),
    }),
  })
}

export default function Content({ loaderData }: Route.ComponentProps) {
  return <ContentPage content={loaderData} />
}
