import { RequireSignIn } from '../features/access/require-sign-in.tsx'
import { UploadPage } from '../features/technical/upload-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { useLanguage } from '../lib/root-data.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import type { Route } from './+types/supabase-upload.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'content'),
  title: translateFor(request, 'content')('content.technical.upload'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function SupabaseUpload({ loaderData }: Route.ComponentProps) {
  return (
    <Translation language={useLanguage()} messages={loaderData.messages}>
      <RequireSignIn skeleton={<PageSkeleton />}>
        <UploadPage />
      </RequireSignIn>
    </Translation>
  )
}
