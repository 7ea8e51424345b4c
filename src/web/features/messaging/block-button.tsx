import Ban from 'lucide-react/icons/ban'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { MenuButton } from '../../ui/menu.tsx'
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
    <MenuButton icon={<Ban aria-hidden size={18} />} current={isBlocked} onPress={toggle}>
      {t(isBlocked ? 'messaging.unblock' : 'messaging.block', { name })}
    </MenuButton>
  )
}
