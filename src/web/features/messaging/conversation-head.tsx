import ArrowLeft from 'lucide-react/icons/arrow-left'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Flag from 'lucide-react/icons/flag'
import Package from 'lucide-react/icons/package'
import UserRound from 'lucide-react/icons/user-round'
import { titleIn } from '#domain/listing/title-in.ts'
import { periodText } from '../../entities/period/period-text.ts'
import { avatarAddress } from '../../entities/person/avatar-address.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useLanguage } from '../../lib/root-data.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { IconButton, iconButtonStyle } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import { Menu, MenuLink } from '../../ui/menu.tsx'
import { BlockButton } from './block-button.tsx'
import { type Conversation, otherOf } from './conversation.ts'

interface ConversationHeadProps {
  conversation: Conversation
  readerId: string
}

/** The other person, what it is about and how far that is, and what one seldom does behind a button. */
export function ConversationHead({ conversation, readerId }: ConversationHeadProps) {
  const t = useTranslate()
  const { id, person } = otherOf(conversation, readerId)
  const name = person?.first_name || t('messaging.neighbour')
  const subject = subjectOf(conversation, readerId)
  return (
    <header className="flex items-center gap-2 border-b border-line bg-raised px-2 py-2 lg:px-4">
      <Link
        to="/dashboard/messages"
        aria-label={t('messaging.all')}
        className={iconButtonStyle('quiet', 'lg:hidden')}
      >
        <ArrowLeft aria-hidden size={20} className="rtl:rotate-180" />
      </Link>
      <Avatar name={name} src={avatarAddress(person?.avatar_path)} size={40} />
      <div className="min-w-0 grow ps-1">
        <h1 className="truncate text-lg leading-tight">{name}</h1>
        <About conversation={conversation} isOwner={conversation.owner_id === readerId} to={subject?.to} />
      </div>
      {person && (
        <Menu
          trigger={(attributes) => (
            <IconButton
              {...attributes}
              label={t('messaging.more')}
              icon={<EllipsisVertical aria-hidden size={20} />}
            />
          )}
        >
          {subject && (
            <MenuLink to={subject.to} icon={<Package aria-hidden size={18} />}>
              {t(subject.label)}
            </MenuLink>
          )}
          <MenuLink to={`/people/${id}`} icon={<UserRound aria-hidden size={18} />}>
            {t('messaging.to-person', { name })}
          </MenuLink>
          <BlockButton personId={id} name={name} />
          <MenuLink to={reportPath(conversation, id)} icon={<Flag aria-hidden size={18} />}>
            {t('messaging.report', { name })}
          </MenuLink>
        </Menu>
      )}
    </header>
  )
}

/** Where the person is reported, for a message of theirs where one is given. */
export function reportPath({ booking }: Conversation, personId: string, messageId?: number): string {
  const query = new URLSearchParams()
  if (booking) query.set('booking', booking.id)
  if (messageId !== undefined) query.set('message', String(messageId))
  return `/report/person/${personId}${query.size > 0 ? `?${query}` : ''}`
}

function subjectOf({ booking, item, owner_id }: Conversation, readerId: string) {
  const side = owner_id === readerId ? 'customers' : 'my-rentals'
  if (booking) return { to: `/dashboard/${side}/${booking.id}`, label: 'messaging.to-rental' as const }
  return item?.status === 'published'
    ? { to: `/product/${item.id}`, label: 'messaging.to-item' as const }
    : undefined
}

function About({
  conversation: { item, booking },
  isOwner,
  to,
}: {
  conversation: Conversation
  isOwner: boolean
  to: string | undefined
}) {
  const t = useTranslate()
  const format = useFormat()
  const language = useLanguage()
  const title = item ? titleIn(item, language) : t('messaging.item-gone')
  return (
    <p className="flex min-w-0 items-center gap-2 text-sm text-ink-soft">
      {to ? (
        <Link to={to} className="min-h-6 content-center truncate hover:text-ink hover:underline">
          {title}
        </Link>
      ) : (
        <span className="truncate">{title}</span>
      )}
      {booking && (
        <>
          <span className="hidden shrink-0 sm:inline">
            {periodText(
              { start: booking.start_date, end: booking.end_date, timeZone: booking.time_zone },
              format,
            )}
          </span>
          <Badge tone={booking.status === 'disputed' ? 'bad' : 'plain'}>
            {t(`booking.status.${booking.status}`)}
          </Badge>
        </>
      )}
      {item?.status === 'paused' && !booking && (
        <span className="shrink-0">{t(isOwner ? 'messaging.item-paused.own' : 'messaging.item-paused')}</span>
      )}
    </p>
  )
}
