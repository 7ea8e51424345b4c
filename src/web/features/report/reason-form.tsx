import { useState } from 'react'
import { CASE_REASONS, type CaseReason, MAX_REPORT_MESSAGE } from '#domain/moderation/cases.ts'
import { explains } from '#domain/moderation/reasons.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ReportFrame } from './report-frame.tsx'
import { type Reported, useSendCase } from './use-send-case.ts'

/** The form of a report: a reason to choose, and the reporter's own words. */
export function ReasonForm({ about }: { about: Reported }) {
  const t = useTranslate()
  const { mutate, isPending, error } = useSendCase('report', about)
  const [reason, setReason] = useState<CaseReason>()
  const [message, setMessage] = useState('')
  const [tried, setTried] = useState(false)
  const missesWords = reason !== undefined && !explains(reason, message)
  const place = about.subject === 'item' ? 'report.reason' : `report.${about.subject}.reason`

  function send() {
    setTried(true)
    if (reason && !missesWords) mutate({ reason, message: message.trim() })
  }

  return (
    <ReportFrame action={t('report.send')} busy={isPending} error={error} onSend={send}>
      <RadioCards
        legend={t('report.reason')}
        name="reason"
        look="small"
        value={reason}
        onChange={setReason}
        options={CASE_REASONS[about.subject].map((value) => ({
          value,
          label: t.optional(`${place}.${value}`) ?? value,
        }))}
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
