import Compass from 'lucide-react/icons/compass'
import { useTranslate } from '../../i18n/translation.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Message } from '../../ui/message.tsx'

/** Nothing is at this address. */
export function NotFoundPage() {
  const t = useTranslate()
  return (
    <Message
      as="h1"
      mark="404"
      icon={<Compass aria-hidden size={28} />}
      title={t('shell.not-found.title')}
      text={t('shell.not-found.text')}
      actions={
        <>
          <LinkButton to="/">{t('shell.not-found.home')}</LinkButton>
          <LinkButton to="/search" variant="secondary">
            {t('shell.not-found.search')}
          </LinkButton>
        </>
      }
    />
  )
}
