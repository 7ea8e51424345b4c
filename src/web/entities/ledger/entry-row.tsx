import { useTranslate } from '../../i18n/translation.tsx'
import { useLanguage } from '../../lib/root-data.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Link } from '../../ui/link.tsx'
import { entryText, entryTitle } from './entry-text.ts'
import type { LedgerEntry } from './ledger-entry.ts'

/** One entry: what happened, to which rental or payout, when and how much. */
export function EntryRow({ entry, cents }: { entry: LedgerEntry; cents: number }) {
  const t = useTranslate()
  const format = useFormat()
  const title = entryTitle(entry, useLanguage())
  const side = entry.is_lending ? 'customers' : 'my-rentals'
  return (
    <li className="flex items-baseline justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{entryText(entry, t)}</p>
        <p className="text-sm text-ink-soft">
          {format.date(entry.at, 'date', 'UTC')}
          {entry.booking_number && (
            <>
              {' · '}
              <Link to={`/dashboard/${side}/${entry.booking_id}`} className="underline hover:text-ink">
                {title ?? t('booking.number', { number: entry.booking_number })}
              </Link>
            </>
          )}
          {entry.payout_number && (
            <>
              {' · '}
              <Link to="/dashboard/payouts" className="underline hover:text-ink">
                {t('ledger.payout', { number: entry.payout_number })}
              </Link>
            </>
          )}
        </p>
      </div>
      <p className="tabular shrink-0 font-semibold">{format.money(cents)}</p>
    </li>
  )
}
