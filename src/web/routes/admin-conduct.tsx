import { RequireCapability } from '../features/access/require-capability.tsx'
import { ConductPage } from '../features/moderation/conduct-page.tsx'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-conduct.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  title: translateFor(request, 'moderation')('moderation.conduct.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminConduct() {
  return (
    <RequireCapability capability="moderate-content">
      <ConductPage />
    </RequireCapability>
  )
}
