import { useTranslate } from '../../i18n/translation.tsx'
import { useLanguage } from '../../lib/root-data.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Link } from '../../ui/link.tsx'
import { entryText, entryTitle, entryZone } from './entry-text.ts'
import type { LedgerEntry } from './ledger-entry.ts'

interface EntryRowProps {
  entry: LedgerEntry
  cents: number
  /** Another person's: their rental and their payouts are not the reader's to open. */
  isForeign?: boolean | undefined
}

/** One entry: what happened, to which rental or payout, when and how much. */
export function EntryRow({ entry, cents, isForeign }: EntryRowProps) {
  const t = useTranslate()
  const format = useFormat()
  const title = entryTitle(entry, useLanguage())
  const { booking_number: rental, payout_number: payout, referred_name: renter } = entry
  const side = entry.is_lending ? 'customers' : 'my-rentals'
  return (
    <li className="flex items-baseline justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{entryText(entry, t)}</p>
        <p className="text-sm text-ink-soft">
          {format.date(entry.at, 'date', entryZone(entry))}
          {rental && (
            <>
              {' · '}
              <Place to={isForeign ? undefined : `/dashboard/${side}/${entry.booking_id}`}>
                {title ?? t('booking.number', { number: rental })}
              </Place>
            </>
          )}
          {renter && ` · ${t('ledger.rental-of', { name: renter })}`}
          {payout && (
            <>
              {' · '}
              <Place to={isForeign ? undefined : '/dashboard/payouts'}>
                {t('ledger.payout', { number: payout })}
              </Place>
            </>
          )}
        </p>
      </div>
      <p className="tabular shrink-0 font-semibold">{format.money(cents)}</p>
    </li>
  )
}

const Place = ({ to, children }: { to: string | undefined; children: string }) =>
  to ? (
    <Link to={to} className="underline hover:text-ink">
      {children}
    </Link>
  ) : (
    children
  )
