import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { useMessageBlock } from './use-message-block.ts'

/** Takes no more messages from the other side, or takes them again. */
export function BlockButton({ personId, name }: { personId: string; name: string }) {
  const t = useTranslate()
  const { isBlocked, change } = useMessageBlock(personId)
  if (isBlocked === undefined) return null
  const toggle = () =>
    change.mutate(!isBlocked, {
      onSuccess: (answer) =>
        void toast({
          title: t(answer.isBlocked ? 'messaging.blocked' : 'messaging.unblocked', { name }),
          description: answer.isBlocked ? t('messaging.blocked-text') : undefined,
          tone: 'good',
        }),
      onError: (error) => void toast(errorToast(error, t)),
    })
  return (
    <button
      type="button"
      aria-pressed={isBlocked}
      disabled={change.isPending}
      onClick={toggle}
      className="inline-flex min-h-11 items-center text-sm text-ink-soft underline hover:text-ink"
    >
      {t(isBlocked ? 'messaging.unblock' : 'messaging.block', { name })}
    </button>
  )
}
