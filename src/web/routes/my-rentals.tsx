import { MyRentalsPage } from '../features/booking/my-rentals-page.tsx'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/my-rentals.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  title: translateFor(request, 'rentals')('rentals.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default MyRentalsPage
