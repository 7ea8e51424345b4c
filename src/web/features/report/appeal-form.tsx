import { useState } from 'react'
import { MAX_REPORT_MESSAGE, MIN_APPEAL_MESSAGE } from '#domain/moderation/reports.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ReportFrame } from './report-frame.tsx'
import { useReport } from './use-report.ts'

/** Why a removal was wrong, in the lender's words. */
export function AppealForm({ itemId }: { itemId: string }) {
  const t = useTranslate()
  const { mutate, isPending, error } = useReport('appeal-removal')
  const [message, setMessage] = useState('')
  const [tried, setTried] = useState(false)
  const isShort = message.trim().length < MIN_APPEAL_MESSAGE

  function send() {
    setTried(true)
    if (!isShort) mutate({ itemId, message: message.trim() })
  }

  return (
    <ReportFrame action={t('report.appeal.send')} busy={isPending} error={error} onSend={send}>
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
