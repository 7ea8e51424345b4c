import { CustomersPage } from '../features/booking/customers-page.tsx'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/customers.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  title: translateFor(request, 'handover')('handover.customers'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default CustomersPage
