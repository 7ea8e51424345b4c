import { PrivacyPage } from '../features/account/privacy-page.tsx'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/account-privacy.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  title: translateFor(request, 'account')('account.privacy.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default PrivacyPage
