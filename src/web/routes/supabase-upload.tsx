import { UploadPage } from '../features/technical/upload-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/supabase-upload.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'content'),
  title: translateFor(request, 'content')('content.technical.upload'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function SupabaseUpload({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <UploadPage />
    </Translation>
  )
}
