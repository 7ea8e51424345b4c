import { ProcessingPage } from '../features/admin-processing/processing-page.tsx'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-processing.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  title: translateFor(request, 'office')('office.processing'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default ProcessingPage
