import { useState } from 'react'
import { MAX_REPORT_MESSAGE, MIN_APPEAL_MESSAGE } from '#domain/moderation/reports.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ReportFrame } from './report-frame.tsx'

interface AppealFormProps {
  busy: boolean
  error: unknown
  onSend: (message: string) => void
}

/** Why a removal was wrong, in the words of the person whose listing or wish it was. */
export function AppealForm({ busy, error, onSend }: AppealFormProps) {
  const t = useTranslate()
  const [message, setMessage] = useState('')
  const [tried, setTried] = useState(false)
  const isShort = message.trim().length < MIN_APPEAL_MESSAGE

  function send() {
    setTried(true)
    if (!isShort) onSend(message.trim())
  }

  return (
    <ReportFrame action={t('report.appeal.send')} busy={busy} error={error} onSend={send}>
      <TextArea
        label={t('report.appeal.message')}
        maxLength={MAX_REPORT_MESSAGE}
        value={message}
        error={tried && isShort ? t('report.appeal.message-missing') : undefined}
        onChange={(event) => setMessage(event.target.value)}
      />
    </ReportFrame>
  )
}
