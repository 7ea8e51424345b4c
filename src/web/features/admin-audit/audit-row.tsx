import type { AuditEntry } from '#contract/audit-entry.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'

/** One entry: who did what to whom, when, and what was written down with it. */
export function AuditRow({
  entry: { action, actor, subject, at, details, address, device },
}: {
  entry: AuditEntry
}) {
  const t = useTranslate()
  const format = useFormat()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const nameOf = (person: AuditEntry['actor']) => person?.name || person?.email || t('audit.deleted')
  const facts = [
    ...Object.entries(details),
    [t('audit.address'), address] as const,
    [t('audit.device'), device] as const,
  ].filter(([, value]) => value !== null && value !== '')
  return (
    <li className="p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold">{t.optional(`audit.action.${action}`) ?? action}</p>
        <p className="tabular text-sm text-ink-soft">{format.date(at, 'full-date-time', zone)}</p>
      </div>
      <p className="mt-1 text-sm break-words">
        <span title={actor?.email}>{t('audit.by', { name: nameOf(actor) })}</span>
        {subject && (
          <>
            {' · '}
            <span title={subject.email}>{t('audit.about', { name: nameOf(subject) })}</span>
          </>
        )}
      </p>
      {facts.length > 0 && (
        <dl className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
          {facts.map(([name, value]) => (
            <div key={name} className="flex min-w-0 gap-1.5">
              <dt className="shrink-0">{name}</dt>
              <dd className="min-w-0 break-all text-ink">
                {typeof value === 'string' ? value : JSON.stringify(value)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
