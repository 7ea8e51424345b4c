import { RequireCapability } from '../features/access/require-capability.tsx'
import { TimesPage } from '../features/lending/times-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/rental-times.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'lending', 'calendar', 'claims'),
  title: translateFor(request, 'lending')('lending.times.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function RentalTimes({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <RequireCapability capability="edit-own-items">
        <TimesPage />
      </RequireCapability>
    </Translation>
  )
}
