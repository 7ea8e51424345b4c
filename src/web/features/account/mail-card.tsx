import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'

export interface Mail {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  createdAt: string
}

/** One mail, as it would arrive, behind its subject. */
export function MailCard({ mail, open }: { mail: Mail; open: boolean }) {
  const t = useTranslate()
  const { date } = useFormat()
  return (
    <details open={open} className="rounded-card border border-line bg-raised">
      <summary className="cursor-pointer px-5 py-4">
        <span className="font-semibold">{mail.subject}</span>
        <span className="block text-sm text-ink-soft">
          {t('account.outbox.to', {
            recipient: mail.recipient,
            date: date(mail.createdAt, 'date-time', 'UTC'),
          })}
        </span>
      </summary>
      <iframe
        title={mail.subject}
        // No scripts run inside; a link may take the whole page along, as in a mail program.
        sandbox="allow-popups allow-top-navigation-by-user-activation"
        srcDoc={mail.html.replace('<head>', '<head><base target="_top">')}
        className="h-150 w-full rounded-b-card border-t border-line bg-white"
      />
    </details>
  )
}
