import { useParams } from 'react-router'
import { titleIn } from '#domain/listing/title-in.ts'
import { excerptOf } from '#domain/messaging/message.ts'
import { avatarAddress } from '../../entities/person/avatar-address.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useLanguage } from '../../lib/root-data.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { type ListedConversation, otherOf } from './conversation.ts'

/** One conversation in the list: with whom, about what, what was said last and when. */
export function ConversationRow({ listed, readerId }: { listed: ListedConversation; readerId: string }) {
  const t = useTranslate()
  const format = useFormat()
  const language = useLanguage()
  const { conversation, last, is_unread: isUnread } = listed
  const { person } = otherOf(conversation, readerId)
  const name = person?.first_name || t('messaging.neighbour')
  const { item } = conversation
  const isCurrent = useParams().id === listed.conversation_id
  const text = excerptOf(last.body) || t('messaging.picture')
  return (
    <li>
      <Link
        to={`/dashboard/messages/${listed.conversation_id}`}
        aria-current={isCurrent ? 'page' : undefined}
        className="aria-[current=page]:bg-accent-tint flex items-start gap-4 p-4 transition-colors hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <Avatar name={name} src={avatarAddress(person?.avatar_path)} size={44} />
        <span className="min-w-0 grow">
          <span className="flex items-baseline justify-between gap-3">
            <span className={classNames('truncate', isUnread ? 'font-bold' : 'font-semibold')}>
              {isUnread && <VisuallyHidden>{t('messaging.unread')} </VisuallyHidden>}
              {name}
            </span>
            <time dateTime={last.created_at} className="tabular shrink-0 text-sm text-ink-soft">
              {format.date(last.created_at, shapeOf(last.created_at), zoneOfReader())}
            </time>
          </span>
          <span className="block truncate text-sm text-ink-soft">
            {item ? titleIn(item, language) : t('messaging.item-gone')}
          </span>
          <span className={classNames('line-clamp-2 break-words', isUnread && 'font-semibold')}>
            {last.sender_id === readerId ? t('messaging.own', { text }) : text}
          </span>
        </span>
        {item?.images[0] && (
          <Image
            path={item.images[0].path}
            alt=""
            sizes="64px"
            className="hidden w-16 shrink-0 rounded-control sm:block lg:hidden"
          />
        )}
        {isUnread && <span aria-hidden className="mt-2 size-2.5 shrink-0 rounded-pill bg-notice" />}
      </Link>
    </li>
  )
}

const zoneOfReader = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The time of what was said today, the day of what was said before. */
const shapeOf = (instant: string) =>
  new Date(instant).toDateString() === new Date().toDateString() ? 'time' : 'day'
