import { useState } from 'react'
import { MAX_REPORT_MESSAGE } from '#domain/moderation/reports.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ReportFrame } from './report-frame.tsx'

interface ReasonFormProps<Reason extends string> {
  reasons: readonly { value: Reason; label: string }[]
  /** Whether the message is enough for the reason. */
  explains: (reason: Reason, message: string) => boolean
  busy: boolean
  error: unknown
  onSend: (reason: Reason, message: string) => void
}

/** The form of a report: a reason to choose, and the reporter's own words. */
export function ReasonForm<Reason extends string>({
  reasons,
  explains,
  busy,
  error,
  onSend,
}: ReasonFormProps<Reason>) {
  const t = useTranslate()
  const [reason, setReason] = useState<Reason>()
  const [message, setMessage] = useState('')
  const [tried, setTried] = useState(false)
  const missesWords = reason !== undefined && !explains(reason, message)

  function send() {
    setTried(true)
    if (reason && !missesWords) onSend(reason, message.trim())
  }

  return (
    <ReportFrame action={t('report.send')} busy={busy} error={error} onSend={send}>
      <RadioCards
        legend={t('report.reason')}
        name="reason"
        look="small"
        value={reason}
        onChange={setReason}
        options={reasons}
        error={tried && !reason ? t('report.reason-missing') : undefined}
      />
      <TextArea
        label={t('report.message')}
        hint={t('report.message-hint')}
        optional={reason !== 'other'}
        maxLength={MAX_REPORT_MESSAGE}
        value={message}
        error={tried && missesWords ? t('report.message-missing') : undefined}
        onChange={(event) => setMessage(event.target.value)}
      />
    </ReportFrame>
  )
}
