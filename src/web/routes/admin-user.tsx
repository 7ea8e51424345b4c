import { detailData } from '../entities/office/detail-data.ts'
import { PersonFilePage } from '../features/moderation/person-file-page.tsx'
import { isUuid } from '../lib/is-uuid.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-user.ts'

export const loader = ({ request, params }: Route.LoaderArgs) =>
  detailData(request, 'person', isUuid(params.id), {
    title: translateFor(request, 'moderation')('moderation.person.title'),
  })

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminUser({ params }: Route.ComponentProps) {
  return <PersonFilePage id={params.id} />
}
