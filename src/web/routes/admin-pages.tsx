import { CONTENT_PAGES } from '#domain/content/content-pages.ts'
import { loadContent } from '../content/load-content.ts'
import { PagesPage } from '../features/admin-texts/pages-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { preferencesOf } from '../lib/preferences.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-pages.ts'

export const loader = async ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'texts'),
  title: translateFor(request, 'texts')('texts.pages.title'),
  shipped: await Promise.all(
    CONTENT_PAGES.map(async (slug) => ({
      slug,
      title: (await loadContent(slug, preferencesOf(request).language)).title,
    })),
  ),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminPages({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <PagesPage shipped={loaderData.shipped} />
    </Translation>
  )
}
