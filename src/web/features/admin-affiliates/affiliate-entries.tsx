import { useState } from 'react'
import { AdjustDialog } from '../../entities/adjustment/adjust-dialog.tsx'
import type { Adjustment } from '../../entities/adjustment/use-adjustment.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { AmountRow, RowsCard } from './rows-card.tsx'
import { type AffiliateEntry, useAffiliateEntries, useTakenBack } from './use-affiliate-file.ts'

/** Every amount that came to an affiliate's account or left it, with its rental or payout and its transfer. */
export function AffiliateEntries({ person, isOwn }: { person: string; isOwn: boolean }) {
  const t = useTranslate()
  const format = useFormat()
  const takenBack = useTakenBack(person).data
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
          action={
            !isOwn && takenBack && <TakeBack person={person} entry={entry} cents={leftOf(entry, takenBack)} />
          }
        />
      )}
    />
  )
}

/** What of a commission could still be taken back, in cents; 0 of anything else. */
const leftOf = (
  { amount_cents, booking_id, level, payout_id }: AffiliateEntry,
  takenBack: readonly Adjustment[],
): number =>
  amount_cents > 0 && booking_id && level && !payout_id
    ? takenBack
        .filter((taken) => taken.booking_id === booking_id && taken.status !== 'rejected')
        .reduce((left, taken) => left - taken.amount_cents, amount_cents)
    : 0

interface TakeBackProps {
  person: string
  entry: AffiliateEntry
  /** What is left of it. */
  cents: number
}

function TakeBack({ person, entry: { booking_id, booking_number }, cents }: TakeBackProps) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  if (cents <= 0) return null
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
        {t('office.affiliates.take-back')}
      </Button>
      {isOpen && (
        <AdjustDialog
          title={t('office.affiliates.take-back-of', { number: booking_number ?? '' })}
          bookingId={booking_id!}
          kinds={['commission']}
          firstCents={cents}
          affiliateId={person}
          onClose={() => setOpen(false)}
        />
      )}
    </>
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
