import { avatarAddress } from '../../entities/person/avatar-address.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import type { BookingFile } from './use-booking-file.ts'

/** The two people of a rental, each with the way to their file. */
export function BookingSides({ booking }: { booking: BookingFile }) {
  const t = useTranslate()
  const sides = [
    { id: booking.owner_id, person: booking.owner, role: t('moderation.person.as-owner') },
    { id: booking.renter_id, person: booking.renter, role: t('moderation.person.as-renter') },
  ]
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {sides.map(({ id, person, role }) => {
        const name = person?.name || t('moderation.nameless')
        return (
          <Card as="li" key={id} className="relative flex items-center gap-4">
            <Avatar name={name} src={avatarAddress(person?.avatar_path ?? null, 160)} size={56} />
            <div className="min-w-0">
              <p className="font-semibold break-words">
                <Link to={`/admin/users/${id}`} className="stretched-link hover:underline">
                  {name}
                </Link>
              </p>
              <p className="text-sm break-words text-ink-soft">
                {[role, person?.email].filter(Boolean).join(' · ')}
              </p>
            </div>
          </Card>
        )
      })}
    </ul>
  )
}
