import { titleIn } from '#domain/listing/title-in.ts'
import { periodText } from '../../entities/period/period-text.ts'
import { avatarAddress } from '../../entities/person/avatar-address.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useLanguage } from '../../lib/root-data.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import { BlockButton } from './block-button.tsx'
import { type Conversation, otherOf } from './conversation.ts'

/** The other person and the subject of a conversation, with links to both. */
export function ConversationHead({
  conversation,
  readerId,
}: {
  conversation: Conversation
  readerId: string
}) {
  const t = useTranslate()
  const { id, person } = otherOf(conversation, readerId)
  const name = person?.first_name || t('messaging.neighbour')
  const report = `/report/person/${id}${conversation.booking ? `?booking=${conversation.booking.id}` : ''}`
  return (
    <header className="border-b border-line pb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="flex min-w-0 items-center gap-3">
          <Avatar name={name} src={avatarAddress(person?.avatar_path)} size={44} />
          <h1 className="truncate text-2xl">
            {person ? (
              <Link to={`/people/${id}`} className="hover:underline">
                {name}
              </Link>
            ) : (
              name
            )}
          </h1>
        </div>
        {person && <BlockButton personId={id} name={name} />}
        {person && (
          <Link
            to={report}
            className="inline-flex min-h-11 items-center text-sm text-ink-soft underline hover:text-ink"
          >
            {t('messaging.report', { name })}
          </Link>
        )}
      </div>
      <About conversation={conversation} isOwner={conversation.owner_id === readerId} />
    </header>
  )
}

function About({
  conversation: { item, booking },
  isOwner,
}: {
  conversation: Conversation
  isOwner: boolean
}) {
  const t = useTranslate()
  const format = useFormat()
  const language = useLanguage()
  const way = booking
    ? {
        to: `/dashboard/${isOwner ? 'customers' : 'my-rentals'}/${booking.id}`,
        label: t('messaging.to-rental'),
      }
    : item?.status === 'published' && { to: `/product/${item.id}`, label: t('messaging.to-item') }
  return (
    <div className="mt-3 flex items-center gap-4">
      {item?.images[0] && (
        <Image path={item.images[0].path} alt="" sizes="80px" className="w-20 shrink-0 rounded-control" />
      )}
      <div className="min-w-0">
        <p className="truncate font-semibold">{item ? titleIn(item, language) : t('messaging.item-gone')}</p>
        {booking && (
          <p className="text-sm text-ink-soft">
            {periodText(
              { start: booking.start_date, end: booking.end_date, timeZone: booking.time_zone },
              format,
            )}
          </p>
        )}
        {item?.status === 'paused' && !booking && (
          <p className="text-sm text-ink-soft">
            {t(isOwner ? 'messaging.item-paused.own' : 'messaging.item-paused')}
          </p>
        )}
        {way && (
          <Link to={way.to} className="inline-flex min-h-11 items-center text-sm underline hover:text-ink">
            {way.label}
          </Link>
        )}
      </div>
    </div>
  )
}
