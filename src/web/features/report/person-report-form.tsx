import { useState } from 'react'
import { PERSON_REASONS, type PersonReason } from '#domain/moderation/person-reports.ts'
import { explains } from '#domain/moderation/reasons.ts'
import { MAX_REPORT_MESSAGE } from '#domain/moderation/reports.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ReportFrame } from './report-frame.tsx'
import { useReportPerson } from './use-report-person.ts'

interface PersonReportFormProps {
  personId: string
  /** The rental that it is about, where it is about one. */
  bookingId: string | undefined
}

/** What is wrong with a person: a reason, and words of one's own. */
export function PersonReportForm({ personId, bookingId }: PersonReportFormProps) {
  const t = useTranslate()
  const { mutate, isPending, error } = useReportPerson()
  const [reason, setReason] = useState<PersonReason>()
  const [message, setMessage] = useState('')
  const [tried, setTried] = useState(false)
  const missesWords = reason !== undefined && !explains(reason, message)

  function send() {
    setTried(true)
    if (!reason || missesWords) return
    mutate({ personId, ...(bookingId && { bookingId }), reason, message: message.trim() })
  }

  return (
    <ReportFrame action={t('report.send')} busy={isPending} error={error} onSend={send}>
      <RadioCards
        legend={t('report.reason')}
        name="reason"
        look="small"
        value={reason}
        onChange={setReason}
        options={PERSON_REASONS.map((value) => ({ value, label: t(`report.person.reason.${value}`) }))}
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
