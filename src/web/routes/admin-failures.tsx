import { FailuresPage } from '../features/admin-failures/failures-page.tsx'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-failures.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  title: translateFor(request, 'admin')('admin.failures.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default FailuresPage
