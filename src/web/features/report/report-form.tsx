import { useState } from 'react'
import {
  explainsReport,
  MAX_REPORT_MESSAGE,
  REPORT_REASONS,
  type ReportReason,
} from '#domain/moderation/reports.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ReportFrame } from './report-frame.tsx'
import { useReport } from './use-report.ts'

/** What is wrong: a reason, and words of one's own. */
export function ReportForm({ itemId }: { itemId: string }) {
  const t = useTranslate()
  const { mutate, isPending, error } = useReport('report-listing')
  const [reason, setReason] = useState<ReportReason>()
  const [message, setMessage] = useState('')
  const [tried, setTried] = useState(false)
  const missesWords = reason !== undefined && !explainsReport(reason, message)

  function send() {
    setTried(true)
    if (reason && !missesWords) mutate({ itemId, reason, message: message.trim() })
  }

  return (
    <ReportFrame action={t('report.send')} busy={isPending} error={error} onSend={send}>
      <RadioCards
        legend={t('report.reason')}
        name="reason"
        look="small"
        value={reason}
        onChange={setReason}
        options={REPORT_REASONS.map((value) => ({ value, label: t(`report.reason.${value}`) }))}
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
