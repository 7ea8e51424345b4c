import { avatarAddress } from '../../entities/person/avatar-address.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Rating } from '../../ui/stars.tsx'
import type { Neighbour } from './booking.ts'

/** The lender of the item, to be recognised at the door. */
export function TicketPerson({ person }: { person: Neighbour | null }) {
  const t = useTranslate()
  const name = person?.first_name || t('booking.lender')
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} src={avatarAddress(person?.avatar_path)} size={44} />
      <div>
        <p className="font-semibold">{name}</p>
        {person && person.rating_count > 0 && (
          <Rating value={person.rating_sum / person.rating_count} count={person.rating_count} />
        )}
      </div>
    </div>
  )
}
