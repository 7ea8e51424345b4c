import CloudOff from 'lucide-react/icons/cloud-off'
import { useTranslate } from '../i18n/translation.tsx'
import { Button } from './button.tsx'
import { Message } from './message.tsx'

/** Says why something could not be loaded, with a button to try again. */
export function ErrorState({
  title,
  text,
  onRetry,
  as,
}: {
  title: string
  text?: string
  onRetry?: () => void
  as?: 'h1'
}) {
  const t = useTranslate()
  return (
    <div role="alert">
      <Message
        as={as}
        icon={<CloudOff aria-hidden size={28} />}
        title={title}
        text={text}
        actions={onRetry && <Button onClick={onRetry}>{t('ui.retry')}</Button>}
      />
    </div>
  )
}
