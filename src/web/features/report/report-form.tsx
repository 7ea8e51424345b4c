import { explainsReport, REPORT_REASONS } from '#domain/moderation/reports.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { ReasonForm } from './reason-form.tsx'
import { useReport } from './use-report.ts'

/** Reports a listing: what is wrong with it. */
export function ReportForm({ itemId }: { itemId: string }) {
  const t = useTranslate()
  const { mutate, isPending, error } = useReport('report-listing')
  return (
    <ReasonForm
      reasons={REPORT_REASONS.map((value) => ({ value, label: t(`report.reason.${value}`) }))}
      explains={explainsReport}
      busy={isPending}
      error={error}
      onSend={(reason, message) => mutate({ itemId, reason, message })}
    />
  )
}
