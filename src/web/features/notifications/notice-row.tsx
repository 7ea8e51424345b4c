import BadgeCheck from 'lucide-react/icons/badge-check'
import Inbox from 'lucide-react/icons/inbox'
import Landmark from 'lucide-react/icons/landmark'
import Megaphone from 'lucide-react/icons/megaphone'
import MessageCircle from 'lucide-react/icons/message-circle'
import Package from 'lucide-react/icons/package'
import Scale from 'lucide-react/icons/scale'
import Search from 'lucide-react/icons/search'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Star from 'lucide-react/icons/star'
import Store from 'lucide-react/icons/store'
import type { ComponentType } from 'react'
import { type Topic, topicOf } from '#domain/notification/topics.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { noticeMessage, noticeText } from './notice-text.ts'
import type { Notice } from './use-notices.ts'

const ICONS: Record<Topic, ComponentType<{ size?: number; className?: string; 'aria-hidden'?: boolean }>> = {
  rentals: Package,
  messages: MessageCircle,
  claims: Scale,
  payouts: Landmark,
  listings: Store,
  identity: BadgeCheck,
  reviews: Star,
  searches: Search,
  wishes: Megaphone,
  work: Inbox,
  security: ShieldCheck,
}

/** One notice: what happened, when, and the way to it. */
export function NoticeRow({ notice, onOpen }: { notice: Notice; onOpen: () => void }) {
  const t = useTranslate()
  const format = useFormat()
  const Icon = ICONS[topicOf(notice.kind) ?? 'rentals']
  const isUnread = notice.read_at === null
  const message = noticeMessage(notice)
  return (
    <li>
      <Link
        to={notice.path}
        onClick={() => isUnread && onOpen()}
        className="flex gap-4 p-4 transition-colors hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <Icon aria-hidden size={20} className="mt-0.5 shrink-0 text-accent" />
        <span className="min-w-0 grow">
          <span className={classNames('block break-words', isUnread && 'font-semibold')}>
            {isUnread && <VisuallyHidden>{t('notifications.unread')} </VisuallyHidden>}
            {noticeText(notice, { t, format })}
          </span>
          {message && <span className="line-clamp-2 block text-sm break-words text-ink-soft">{message}</span>}
          <span className="tabular block text-sm text-ink-soft">
            {format.date(notice.created_at, 'time', Intl.DateTimeFormat().resolvedOptions().timeZone)}
          </span>
        </span>
        {isUnread && <span aria-hidden className="mt-2 size-2.5 shrink-0 rounded-pill bg-notice" />}
      </Link>
    </li>
  )
}
