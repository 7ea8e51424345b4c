import { SecurityPage } from '../features/account/security-page.tsx'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/security.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  title: translateFor(request, 'account')('account.security.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default SecurityPage
