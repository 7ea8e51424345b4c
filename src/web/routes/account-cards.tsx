import { CardsPage } from '../features/account/cards-page.tsx'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/account-cards.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  title: translateFor(request, 'account')('account.cards.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default CardsPage
