import { brand } from '../../brand.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Message } from '../../ui/message.tsx'

/** Nothing is at this address. It names itself, because a route that failed has no meta. */
export function NotFoundPage() {
  const t = useTranslate()
  return (
    <>
      <title>{`${t('shell.not-found.title')} · ${brand.name}`}</title>
      <Message
        as="h1"
        mark="404"
        drawing="lost"
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
    </>
  )
}
