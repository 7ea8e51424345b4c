import { BasketPage } from '../features/basket/basket-page.tsx'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/basket.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({ title: translateFor(request)('basket.title') })

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privatePage((loaderData as { title: string }).title)

export default BasketPage
