import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Link } from '../../ui/link.tsx'
import { AmountRow, RowsCard } from './rows-card.tsx'
import { type AffiliateEntry, useAffiliateEntries } from './use-affiliate-file.ts'

/** Every amount that came to an affiliate's account or left it, with its rental or payout and its transfer. */
export function AffiliateEntries({ person }: { person: string }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <RowsCard
      id="affiliate-entries"
      title={t('office.affiliates.entries')}
      none={t('office.affiliates.entries-none')}
      query={useAffiliateEntries(person)}
      row={(entry) => (
        <AmountRow
          key={entry.id}
          what={<What entry={entry} />}
          more={
            <>
              {[
                entry.referred_name,
                entry.level && t('office.affiliates.level', { level: entry.level }),
                format.date(entry.at, 'date-time', viewerZone()),
              ]
                .filter(Boolean)
                .join(' · ')}
              <span className="block text-xs break-all">
                {t('office.affiliates.transfer', { id: entry.transfer_id })}
              </span>
            </>
          }
          amount={format.money(entry.amount_cents)}
        />
      )}
    />
  )
}

function What({
  entry: { amount_cents, booking_id, booking_number, payout_id, payout_number },
}: {
  entry: AffiliateEntry
}) {
  const t = useTranslate()
  if (payout_id)
    return t(amount_cents < 0 ? 'office.affiliates.payout' : 'office.affiliates.payout-back', {
      number: payout_number ?? '',
    })
  const name = t(amount_cents > 0 ? 'office.affiliates.commission' : 'office.affiliates.taken-back')
  if (!booking_id) return name
  return (
    <>
      {name} ·{' '}
      <Link to={`/admin/bookings/${booking_id}`} className="underline underline-offset-4">
        {t('office.affiliates.booking', { number: booking_number ?? '' })}
      </Link>
    </>
  )
}
