import { BasketPage } from '../features/basket/basket-page.tsx'
import type { FrameHandle } from '../features/shell/frame.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/basket.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({ title: translateFor(request)('basket.title') })

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export const handle: FrameHandle = { frame: 'own' }

export default BasketPage
