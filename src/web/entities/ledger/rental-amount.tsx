import { RENTAL_AMOUNTS, type RentalAmountName, sumOfEntries } from '#domain/ledger/rental-amounts.ts'
import { useFormat } from '../../lib/use-format.ts'
import { OpeningAmount } from './opening-amount.tsx'
import { useRentalEntries } from './use-rental-entries.ts'

interface RentalAmountProps {
  label: string
  bookingId: string
  cents: number
  /** The kind of amount, once it is booked. */
  of: RentalAmountName
  /** Of one of the rental's claims alone. */
  claimId?: string | undefined
  /** Shows amounts with the opposite sign: money that left the account reached the person. */
  outgoing?: boolean
  /** It is shown to a moderator, not to a side of the rental. */
  isCase?: boolean
}

/** An amount of a rental, which opens to its ledger entries as soon as they sum to it. */
export function RentalAmount({
  bookingId,
  of,
  claimId,
  label,
  cents,
  outgoing,
  isCase = false,
}: RentalAmountProps) {
  const format = useFormat()
  const { data } = useRentalEntries(bookingId, isCase)
  const entries = claimId ? data?.filter(({ claim_id }) => claim_id === claimId) : data
  const filter = RENTAL_AMOUNTS[of]
  const isBooked = entries && cents !== 0 && sumOfEntries(entries, filter) === (outgoing ? -cents : cents)
  if (!isBooked) return format.money(cents)
  return <OpeningAmount filter={{ ...filter, bookingId, claimId, isCase }} {...{ label, cents, outgoing }} />
}
