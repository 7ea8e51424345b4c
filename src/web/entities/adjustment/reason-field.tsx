import { useTranslate } from '../../i18n/translation.tsx'
import { TextArea } from '../../ui/text-area.tsx'

const MIN_REASON = 3
const MAX_REASON = 500

/** Whether it says anything. */
export const isReason = (text: string): boolean => text.trim().length >= MIN_REASON

interface ReasonFieldProps {
  value: string
  onChange: (value: string) => void
  /** It was sent once. */
  isTried: boolean
}

/** Why the team does something to a rental, in words that the people concerned read. */
export function ReasonField({ value, onChange, isTried }: ReasonFieldProps) {
  const t = useTranslate()
  return (
    <TextArea
      label={t('moderation.adjust.reason')}
      hint={t('moderation.adjust.reason-hint')}
      required
      maxLength={MAX_REASON}
      error={isTried && !isReason(value) ? t('moderation.adjust.reason-missing') : undefined}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
