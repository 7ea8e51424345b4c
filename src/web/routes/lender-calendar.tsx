import { CalendarPage } from '../features/calendar/calendar-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/lender-calendar.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'calendar'),
  title: translateFor(request, 'calendar')('calendar.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function LenderCalendar({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <CalendarPage />
    </Translation>
  )
}
