import { PERSON_REASONS } from '#domain/moderation/person-reports.ts'
import { explains } from '#domain/moderation/reasons.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { ReasonForm } from './reason-form.tsx'
import { useReportPerson } from './use-report-person.ts'

interface PersonReportFormProps {
  personId: string
  /** The rental that it is about, where it is about one. */
  bookingId: string | undefined
  /** The message that it is about, where it is about one. */
  messageId: number | undefined
}

/** Reports a person: their identity or their behaviour. */
export function PersonReportForm({ personId, bookingId, messageId }: PersonReportFormProps) {
  const t = useTranslate()
  const { mutate, isPending, error } = useReportPerson()
  return (
    <ReasonForm
      reasons={PERSON_REASONS.map((value) => ({ value, label: t(`report.person.reason.${value}`) }))}
      explains={explains}
      busy={isPending}
      error={error}
      onSend={(reason, message) =>
        mutate({
          personId,
          ...(bookingId && { bookingId }),
          ...(messageId && { messageId }),
          reason,
          message,
        })
      }
    />
  )
}
