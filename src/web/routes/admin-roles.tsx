import { RolesPage } from '../features/admin/roles-page.tsx'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-roles.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  title: translateFor(request, 'admin')('admin.roles.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default RolesPage
