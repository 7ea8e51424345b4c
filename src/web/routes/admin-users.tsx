import { UsersPage } from '../features/admin/users-page.tsx'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-users.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  title: translateFor(request, 'admin')('admin.users.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default UsersPage
