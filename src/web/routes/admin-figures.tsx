import { RequirePermission } from '../features/access/require-permission.tsx'
import { FiguresPage } from '../features/admin-figures/figures-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import type { Route } from './+types/admin-figures.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'figures'),
  title: translateFor(request, 'figures')('figures.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminFigures({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <RequirePermission action="view" resource="statistics" skeleton={<PageSkeleton />}>
        <FiguresPage />
      </RequirePermission>
    </Translation>
  )
}
