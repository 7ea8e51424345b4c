import type { LoggedMail } from '#contract/mail-log.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Card } from '../../ui/card.tsx'
import { LinkRow } from '../../ui/link-row.tsx'

/** To whom a mail went, when, and what the mail server said. */
export function MailFacts({ mail }: { mail: LoggedMail }) {
  const t = useTranslate()
  const format = useFormat()
  const when = (at: string) => format.date(at, 'full-date-time', viewerZone())
  const error = mail.error === 'expired' ? t('office.mails.expired') : mail.error
  const facts = [
    [t('office.status'), t(`office.mails.state.${mail.state}`)],
    [t('office.mails.recipient'), mail.recipient],
    [t('office.name'), mail.person?.name],
    [t('office.mails.created'), when(mail.createdAt)],
    [t('office.mails.sent'), mail.sentAt && when(mail.sentAt)],
    [t('office.mails.attempts'), format.number(mail.attempts)],
    [t('office.mails.error'), error],
    [t('office.mails.kind'), mail.template],
    [t('office.mails.cause'), mail.causeId],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  const copies = mail.copies.map(({ id, createdAt, state }) => ({
    to: `/admin/mails/${id}`,
    label: t('office.mails.copy', { when: when(createdAt), state: t(`office.mails.state.${state}`) }),
  }))
  const links = [
    ...(mail.person ? [{ to: `/admin/users/${mail.person.id}`, label: t('office.mails.person') }] : []),
    ...(mail.resentFrom ? [{ to: `/admin/mails/${mail.resentFrom}`, label: t('office.mails.first') }] : []),
    ...copies,
  ]
  return (
    <Card className="mt-4">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {links.length > 0 && <LinkRow links={links} />}
    </Card>
  )
}
