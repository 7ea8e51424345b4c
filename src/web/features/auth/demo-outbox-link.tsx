import { useTranslate } from '../../i18n/translation.tsx'
import { useRootData } from '../../lib/root-data.ts'
import { Link } from '../../ui/link.tsx'

/** In demo mode no mail is delivered; this links to the outbox. */
export function DemoOutboxLink({ email }: { email: string }) {
  const t = useTranslate()
  if (!useRootData().config.demo) return null
  return (
    <Link
      to={`/dev/outbox?to=${encodeURIComponent(email)}`}
      target="_blank"
      className="text-sm text-accent-ink underline"
    >
      {t('auth.demo.outbox')}
    </Link>
  )
}
