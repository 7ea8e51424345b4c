import { RequireCapability } from '../features/access/require-capability.tsx'
import { ProfilePage } from '../features/account/profile-page.tsx'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/edit-profile.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  title: translateFor(request, 'account')('account.profile.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function EditProfile() {
  return (
    <RequireCapability capability="edit-own-profile">
      <ProfilePage />
    </RequireCapability>
  )
}
