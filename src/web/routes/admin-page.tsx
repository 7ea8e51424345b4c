import { isContentPage, START_PAGE } from '#domain/content/content-pages.ts'
import { isPageName, type PageTexts } from '#domain/content/page-text.ts'
import { terms } from '#domain/settings/terms.ts'
import { contentMarkdown } from '../content/content-markdown.ts'
import { loadContent } from '../content/load-content.ts'
import { detailData } from '../entities/office/detail-data.ts'
import { PageEditor } from '../features/admin-texts/page-editor.tsx'
import { catalogueOf } from '../i18n/catalogue.ts'
import { LANGUAGES } from '../i18n/languages.ts'
import { createTranslate } from '../i18n/translate.ts'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-page.ts'

export const loader = async ({ request, params: { slug } }: Route.LoaderArgs) =>
  detailData(request, 'page', isPageName(slug), {
    messages: featureMessages(request, 'texts'),
    title: translateFor(request, 'texts')('texts.pages.title'),
    shipped: slug === START_PAGE ? startTexts() : isContentPage(slug) ? await shippedTexts(slug) : undefined,
  })

/** What the start page says by itself; what stands at its end is no text that could be written on. */
const startTexts = (): PageTexts =>
  Object.fromEntries(
    LANGUAGES.map((language) => {
      const t = createTranslate(language, JSON.parse(catalogueOf(language, ['public'])))
      const times = t(terms.hourly ? 'home.times.hourly' : 'home.times.daily')
      return [
        language,
        { title: t('home.hero.title'), description: t('home.hero.text', { times }), body: '' },
      ]
    }),
  )

/** What the product ships, as an operator would write it. */
async function shippedTexts(slug: Parameters<typeof loadContent>[0]): Promise<PageTexts> {
  const texts = LANGUAGES.map(async (language) => {
    const content = await loadContent(slug, language)
    const { title, description } = content
    return [language, { title, description, body: contentMarkdown(content) }] as const
  })
  return Object.fromEntries(await Promise.all(texts))
}

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <PageEditor key={params.slug} slug={params.slug} shipped={loaderData.shipped} />
    </Translation>
  )
}
