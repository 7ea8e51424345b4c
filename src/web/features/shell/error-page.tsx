import CloudOff from 'lucide-react/icons/cloud-off'
import { useEffect, useState } from 'react'
import { brand } from '../../brand.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { reloadPage } from '../../lib/reload-page.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Message } from '../../ui/message.tsx'

/** Shown for an error of ours, with a button to try again. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTranslate()
  const [state, setState] = useState<'idle' | 'asking' | 'unreachable'>('idle')
  useEffect(() => console.error(error), [error])

  async function retry() {
    setState('asking')
    if (!(await reloadPage())) setState('unreachable')
  }

  return (
    <>
      <title>{`${t('shell.error.title')} · ${brand.name}`}</title>
      <Message
        as="h1"
        icon={<CloudOff aria-hidden size={28} />}
        title={t('shell.error.title')}
        text={state === 'unreachable' ? t('errors.NETWORK') : errorMessage(error, t)}
        actions={
          <>
            <Button busy={state === 'asking'} onClick={() => void retry()}>
              {t('ui.retry')}
            </Button>
            <LinkButton to="/" variant="secondary">
              {t('shell.not-found.home')}
            </LinkButton>
          </>
        }
      />
    </>
  )
}
