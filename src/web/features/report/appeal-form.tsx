import { useState } from 'react'
import { MAX_REPORT_MESSAGE, MIN_APPEAL_MESSAGE } from '#domain/moderation/cases.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ReportFrame } from './report-frame.tsx'
import { type Reported, useSendCase } from './use-send-case.ts'

/** Why a removal, a warning or a block was wrong, in the words of whom it concerns. */
export function AppealForm({ about, label }: { about: Reported; label: string }) {
  const t = useTranslate()
  const { mutate, isPending, error } = useSendCase('appeal', about)
  const [message, setMessage] = useState('')
  const [tried, setTried] = useState(false)
  const isShort = message.trim().length < MIN_APPEAL_MESSAGE

  function send() {
    setTried(true)
    if (!isShort) mutate({ message: message.trim() })
  }

  return (
    <ReportFrame action={t('report.appeal.send')} busy={isPending} error={error} onSend={send}>
      <TextArea
        label={label}
        maxLength={MAX_REPORT_MESSAGE}
        value={message}
        error={tried && isShort ? t('report.appeal.message-missing') : undefined}
        onChange={(event) => setMessage(event.target.value)}
      />
    </ReportFrame>
  )
}
