import { FiguresPage } from '../features/admin-figures/figures-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-figures.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'figures'),
  title: translateFor(request, 'figures')('figures.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminFigures({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <FiguresPage />
    </Translation>
  )
}
