import { useMutation } from '@tanstack/react-query'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import type { ReportedMessages as Conversation } from '#contract/messaging.ts'
import { CaseTranslation } from '../../entities/translation/case-translation.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { callFunction } from '../../lib/call-function.ts'
import { apiUrl } from '../../lib/config.ts'
import { errorMessage } from '../../lib/errors.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Notice } from '../../ui/notice.tsx'

/** The reported message and what surrounds it, once the moderator asks for them; each look is recorded. */
export function ReportedMessages({ reportId }: { reportId: string }) {
  const t = useTranslate()
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => callFunction<Conversation>('read-reported-messages', { reportId }),
  })
  return (
    <Card as="section" aria-labelledby="reported-messages" className="mt-6 grid gap-4">
      <h2 id="reported-messages" className="text-xl">
        {t('moderation.messages.title')}
      </h2>
      {data ? (
        <Messages reportId={reportId} conversation={data} />
      ) : (
        <div className="grid justify-items-center gap-4 py-6 text-center">
          <LockKeyhole aria-hidden size={28} className="text-ink-soft" />
          <p className="max-w-md text-ink-soft">{t('moderation.messages.private')}</p>
          <Button busy={isPending} onClick={() => mutate()}>
            {t('moderation.messages.show')}
          </Button>
        </div>
      )}
      {error && (
        <Notice tone="bad" live>
          {errorMessage(error, t)}
        </Notice>
      )}
    </Card>
  )
}

interface MessagesProps {
  reportId: string
  conversation: Conversation
}

function Messages({ reportId, conversation: { messages, people, reportedId } }: MessagesProps) {
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
          {body && <CaseTranslation of="case-message" id={reportId} part={id} />}
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
