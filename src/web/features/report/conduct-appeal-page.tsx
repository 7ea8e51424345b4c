import CircleCheck from 'lucide-react/icons/circle-check'
import { useState } from 'react'
import { MAX_REPORT_MESSAGE, MIN_APPEAL_MESSAGE } from '#domain/moderation/reports.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ReportFrame } from './report-frame.tsx'
import { useConductAppeal } from './use-conduct-appeal.ts'

/** `/report/appeal`: why a warning or a block was wrong, in the words of the person who got it. */
export function ConductAppealPage() {
  const t = useTranslate()
  const { isSent, mutate, isPending, error } = useConductAppeal()
  const [message, setMessage] = useState('')
  const [tried, setTried] = useState(false)
  const isShort = message.trim().length < MIN_APPEAL_MESSAGE

  function send() {
    setTried(true)
    if (!isShort) mutate(message.trim())
  }

  if (isSent)
    return (
      <EmptyState
        as="h1"
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
      <ReportFrame action={t('report.appeal.send')} busy={isPending} error={error} onSend={send}>
        <TextArea
          label={t('report.conduct.message')}
          maxLength={MAX_REPORT_MESSAGE}
          value={message}
          error={tried && isShort ? t('report.appeal.message-missing') : undefined}
          onChange={(event) => setMessage(event.target.value)}
        />
      </ReportFrame>
    </div>
  )
}
