import { useTranslate } from '../../../i18n/translation.tsx'
import { formatRelative } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/root-data.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useMinute } from '../use-minute.ts'

/** Notes that a ticket is the copy that this device saved, and when. */
export function KeptNotice({ at }: { at: number }) {
  const t = useTranslate()
  const language = useLanguage()
  return <Notice>{t('booking.ticket.kept', { when: formatRelative(at, useMinute(), language) })}</Notice>
}
