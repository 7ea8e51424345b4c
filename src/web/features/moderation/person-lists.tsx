import type { ReactNode } from 'react'
import type { PersonFile } from '#contract/person-file.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { caseReason } from './case-texts.ts'

/** The latest of everything about a person, each with the way to it. */
export function PersonLists({ person, forAdmin }: { person: PersonFile; forAdmin: boolean }) {
  const t = useTranslate()
  const format = useFormat()
  const day = (at: string, zone = viewerZone()) => format.date(at, 'date', zone)
  return (
    <div className="mt-6 gap-4 xl:columns-2">
      {forAdmin && (
        <List title={t('moderation.person.balances')}>
          {person.balances.map(({ kind, cents }) => (
            <Row key={kind} what={t(`moderation.person.balance.${kind}`)} end={format.money(cents)} />
          ))}
        </List>
      )}
      {forAdmin && (
        <List title={t('moderation.person.rentals')}>
          {person.rentals.map((one) => (
            <Row
              key={one.id}
              what={
                <Link to={`/admin/bookings/${one.id}`} className="underline">
                  {`${one.number} · ${one.title ?? t('moderation.none')}`}
                </Link>
              }
              more={`${t(`moderation.person.as-${one.side}`)} · ${t(`moderation.person.rental.${one.status}`)} · ${day(one.start_date, one.time_zone)}`}
              to={`/admin/users/${one.other_id}`}
              toLabel={t('moderation.person.other-side')}
              end={format.money(one.total_cents)}
            />
          ))}
        </List>
      )}
      <List title={t('moderation.person.items')}>
        {person.items.map(({ id, title, status, created_at }) => (
          <Row
            key={id}
            what={
              <Link to={`/admin/listings/${id}`} className="underline">
                {title || t('moderation.nameless')}
              </Link>
            }
            more={`${t(`lending.status.${status}`)} · ${day(created_at)}`}
          />
        ))}
      </List>
      <List title={t('moderation.person.identities')}>
        {person.identities.map(({ id, step, status, submitted_at }) => (
          <Row
            key={id}
            what={
              <Link to={`/admin/identities/${id}`} className="underline">
                {t(`moderation.step.${step}`)}
              </Link>
            }
            more={`${t(`moderation.person.proof.${status}`)} · ${day(submitted_at)}`}
          />
        ))}
      </List>
      <List title={t('moderation.person.reports')}>
        {person.reports.map(({ id, reason, status, message, created_at }) => (
          <Row
            key={id}
            what={
              <Link to={`/admin/cases/${id}`} className="underline">
                {caseReason(t, 'person', reason)}
              </Link>
            }
            more={`${t(`moderation.cases.status.${status}`)} · ${day(created_at)}${message && ` · ${message}`}`}
          />
        ))}
      </List>
      <List title={t('admin.payouts.title')}>
        {person.payouts.map(({ id, amount_cents, status, created_at }) => (
          <Row
            key={id}
            what={t(`moderation.person.payout.${status}`)}
            more={day(created_at)}
            end={format.money(amount_cents)}
          />
        ))}
      </List>
      {forAdmin && (
        <List title={t('moderation.person.history')}>
          {person.history.map(({ id, action, at, actor }) => (
            <Row
              key={id}
              what={t.optional(`audit.action.${action}`) ?? action}
              more={`${actor || t('moderation.nameless')} · ${format.date(at, 'full-date-time', viewerZone())}`}
            />
          ))}
        </List>
      )}
    </div>
  )
}

function List({ title, children }: { title: string; children: ReactNode[] }) {
  const t = useTranslate()
  return (
    <Card as="section" aria-label={title} className="mb-4 break-inside-avoid">
      <h2 className="text-lg">{title}</h2>
      {children.length === 0 ? (
        <p className="mt-2 text-ink-soft">{t('moderation.none')}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">{children}</ul>
      )}
    </Card>
  )
}

interface RowProps {
  what: ReactNode
  more?: string
  to?: string
  toLabel?: string
  end?: string
}

function Row({ what, more, to, toLabel, end }: RowProps) {
  return (
    <li className="flex items-baseline justify-between gap-4 py-2.5">
      <div className="min-w-0">
        <p className="break-words">{what}</p>
        {more && <p className="tabular text-sm break-words text-ink-soft">{more}</p>}
        {to && (
          <Link to={to} className="text-sm underline">
            {toLabel}
          </Link>
        )}
      </div>
      {end && <p className="tabular shrink-0 font-semibold">{end}</p>}
    </li>
  )
}
