import { CategoriesPage } from '../features/admin-categories/categories-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-categories.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'categories', 'handover'),
  title: translateFor(request, 'categories')('categories.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminCategories({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <CategoriesPage />
    </Translation>
  )
}
