import BadgeCheck from 'lucide-react/icons/badge-check'
import { avatarAddress } from '../../entities/person/avatar-address.ts'
import { PersonRatings } from '../../entities/person/person-ratings.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Link } from '../../ui/link.tsx'
import type { Booking, Side } from './booking.ts'

/** The other side of a rental, with the way to what others say of them: a lender reads it before accepting. */
export function OtherPerson({ booking, side }: { booking: Booking; side: Side }) {
  const t = useTranslate()
  const person = side === 'owner' ? booking.renter : booking.owner
  if (!person) return null
  const name = person.first_name || t(side === 'owner' ? 'handover.renter' : 'booking.lender')
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <Avatar name={name} src={avatarAddress(person.avatar_path)} size={36} />
      <Link
        to={`/people/${side === 'owner' ? booking.renter_id : booking.owner_id}`}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {name}
      </Link>
      <PersonRatings person={person} first={side === 'owner' ? 'renter' : 'lender'} />
      {person.is_verified && (
        <span className="flex items-center gap-1.5 text-sm text-accent-ink">
          <BadgeCheck aria-hidden size={16} />
          {t('rentals.verified')}
        </span>
      )}
    </p>
  )
}
