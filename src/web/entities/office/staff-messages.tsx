import type { ReactNode } from 'react'
import type { ReadMessages } from '#contract/messaging.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { apiUrl } from '../../lib/config.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { classNames } from '../../ui/class-names.ts'

interface StaffMessagesProps {
  conversation: ReadMessages
  reportedId?: number
  /** Below a text, such as the way to its translation. */
  below?: (messageId: number) => ReactNode
}

/** What two people wrote to each other, as the team reads it. */
export function StaffMessages({ conversation: { messages, people }, reportedId, below }: StaffMessagesProps) {
  const t = useTranslate()
  const format = useFormat()
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return (
    <ol className="grid gap-2">
      {messages.map(({ id, sender_id, body, original, created_at, pictureAddresses }) => (
        <li
          key={id}
          className={classNames(
            'rounded-control border px-4 py-2',
            id === reportedId ? 'border-danger bg-danger-tint' : 'border-line',
          )}
        >
          <p className="tabular flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
            <span className="font-semibold">
              {names.get(sender_id) || t('moderation.nameless')}
              {id === reportedId && ` · ${t('moderation.messages.reported')}`}
            </span>
            <time dateTime={created_at}>{format.date(created_at, 'date-time', viewerZone())}</time>
          </p>
          <p className="break-words whitespace-pre-wrap">{original?.body ?? body}</p>
          {body && below?.(id)}
          {pictureAddresses.length > 0 && (
            <ul className="mt-2 flex flex-wrap gap-2">
              {pictureAddresses.map((address, index) => (
                <li key={address}>
                  <a href={`${apiUrl()}/storage/v1${address}`} target="_blank" rel="noreferrer">
                    <img
                      src={`${apiUrl()}/storage/v1${address}`}
                      alt={t('moderation.messages.picture', { number: index + 1 })}
                      className="size-28 rounded-control bg-sunken object-cover"
                    />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
