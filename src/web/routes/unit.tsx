import { useParams, useSearchParams } from 'react-router'
import { UnitPage } from '../features/product/unit-page.tsx'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/unit.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  title: translateFor(request)('product.unit.head'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function Unit() {
  const { id = '' } = useParams()
  const label = useSearchParams()[0].get('unit') ?? ''
  return <UnitPage itemId={id} label={label} />
}
