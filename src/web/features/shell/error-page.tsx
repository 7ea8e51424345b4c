import CloudOff from 'lucide-react/icons/cloud-off'
import { useEffect } from 'react'
import { brand } from '../../brand.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { sentenceFor } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Message } from '../../ui/message.tsx'

/** Something of ours broke; the way on is to try again. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTranslate()
  useEffect(() => console.error(error), [error])
  return (
    <>
      <title>{`${t('shell.error.title')} · ${brand.name}`}</title>
      <Message
        as="h1"
        icon={<CloudOff aria-hidden size={28} />}
        title={t('shell.error.title')}
        text={sentenceFor(error, t)}
        actions={
          <>
            <Button onClick={() => window.location.reload()}>{t('ui.retry')}</Button>
            <LinkButton to="/" variant="secondary">
              {t('shell.not-found.home')}
            </LinkButton>
          </>
        }
      />
    </>
  )
}
