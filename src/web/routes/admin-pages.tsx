import { CONTENT_PAGES, START_PAGE } from '#domain/content/content-pages.ts'
import { loadContent } from '../content/load-content.ts'
import { PagesPage } from '../features/admin-texts/pages-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { preferencesOf } from '../lib/preferences.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-pages.ts'

export const loader = async ({ request }: Route.LoaderArgs) => {
  const t = translateFor(request, 'texts')
  const texts = CONTENT_PAGES.map(async (slug) => ({
    slug,
    title: (await loadContent(slug, preferencesOf(request).language)).title,
  }))
  return {
    messages: featureMessages(request, 'texts'),
    title: t('texts.pages.title'),
    shipped: [{ slug: START_PAGE, title: t('texts.pages.start') }, ...(await Promise.all(texts))],
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminPages({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <PagesPage shipped={loaderData.shipped} />
    </Translation>
  )
}
