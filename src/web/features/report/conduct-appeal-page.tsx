import CircleCheck from 'lucide-react/icons/circle-check'
import { type FormEvent, useState } from 'react'
import { MAX_REPORT_MESSAGE, MIN_APPEAL_MESSAGE } from '#domain/moderation/reports.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useConductAppeal } from './use-conduct-appeal.ts'

/** `/report/appeal`: why a warning or a block was wrong, in the words of who got it. */
export function ConductAppealPage() {
  const t = useTranslate()
  const { isSent, mutate, isPending, error } = useConductAppeal()
  const [message, setMessage] = useState('')
  const [tried, setTried] = useState(false)
  const isShort = message.trim().length < MIN_APPEAL_MESSAGE

  function send(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!isShort && !isPending) mutate(message.trim())
  }

  if (isSent)
    return (
      <EmptyState
        icon={<CircleCheck aria-hidden size={26} />}
        title={t('report.appeal.sent')}
        text={t('report.appeal.sent-text')}
        action={<LinkButton to="/dashboard">{t('report.dashboard')}</LinkButton>}
      />
    )
  return (
    <div className="page max-w-2xl py-8 md:py-12">
      <h1 className="text-2xl md:text-3xl">{t('report.conduct.title')}</h1>
      <p className="mt-2 text-ink-soft">{t('report.conduct.text')}</p>
      <Card className="mt-6">
        <form onSubmit={send} noValidate className="grid gap-5">
          <TextArea
            label={t('report.conduct.message')}
            maxLength={MAX_REPORT_MESSAGE}
            value={message}
            error={tried && isShort ? t('report.appeal.message-missing') : undefined}
            onChange={(event) => setMessage(event.target.value)}
          />
          {error && (
            <Notice tone="bad" live>
              {errorMessage(error, t)}
            </Notice>
          )}
          <Button type="submit" busy={isPending}>
            {t('report.appeal.send')}
          </Button>
        </form>
      </Card>
    </div>
  )
}
