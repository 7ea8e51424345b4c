import { ReviewPage } from '../features/review/review-page.tsx'
import type { FrameHandle } from '../features/shell/frame.ts'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/review.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'review', 'claims'),
  title: translateFor(request, 'review')('review.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export const handle: FrameHandle = { frame: 'own' }

export default function Review({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <ReviewPage />
    </Translation>
  )
}
