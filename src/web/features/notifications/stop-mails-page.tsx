import { useMutation } from '@tanstack/react-query'
import MailX from 'lucide-react/icons/mail-x'
import type { StoppedTopic } from '#contract/notifications.ts'
import { TOPICS } from '#domain/notification/topics.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { callFunction } from '../../lib/call-function.ts'
import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Message } from '../../ui/message.tsx'
import { Notice } from '../../ui/notice.tsx'

/**
 * `/stop-mails`: where the last line of our mails leads, without signing in. Opening it does nothing, because programs
 * that check mails open it, too; the button ends the mails of one topic, and brings them back.
 */
export function StopMailsPage({ token }: { token: string }) {
  const t = useTranslate()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (again: boolean) => callFunction<StoppedTopic>('stop-mails', { token, again }),
  })
  const topic = TOPICS.find((known) => known === token.split('.')[1])
  const name = topic ? t(`notifications.topic.${topic}`) : ''
  const settings = (
    <LinkButton to="/account/notifications" variant="secondary">
      {t('notifications.stop.settings')}
    </LinkButton>
  )
  const icon = <MailX aria-hidden size={26} />
  if (!topic || (error && 'code' in error && error.code === 'NOT_FOUND'))
    return (
      <Message
        as="h1"
        icon={icon}
        title={t('notifications.stop.lapsed')}
        text={t('notifications.stop.lapsed-text')}
        actions={settings}
      />
    )
  const isStopped = data?.isStopped ?? false
  return (
    <>
      <Message
        as="h1"
        icon={icon}
        title={t(isStopped ? 'notifications.stop.done' : 'notifications.stop.ask', { topic: name })}
        text={t(isStopped ? 'notifications.stop.done-text' : `notifications.topic.${topic}-text`)}
        actions={
          <>
            <Button busy={isPending} onClick={() => mutate(isStopped)}>
              {t(isStopped ? 'notifications.stop.again' : 'notifications.stop.button')}
            </Button>
            {settings}
          </>
        }
      />
      {error && (
        <div className="page max-w-xl pb-8">
          <Notice tone="bad" live>
            {errorMessage(error, t)}
          </Notice>
        </div>
      )}
      <p role="status" className="sr-only">
        {data && t(isStopped ? 'notifications.stop.done' : 'notifications.stop.back', { topic: name })}
      </p>
    </>
  )
}
