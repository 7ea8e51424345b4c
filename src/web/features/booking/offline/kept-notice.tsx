import { useTranslate } from '../../../i18n/translation.tsx'
import { formatRelative } from '../../../lib/format-relative.ts'
import { useLanguage } from '../../../lib/root-data.ts'
import { viewerZone } from '../../../lib/viewer-zone.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useMinute } from '../use-minute.ts'

/** Notes that a ticket, or the list of rentals, is the copy that this device saved, and when. */
export function KeptNotice({ at, isList }: { at: number; isList?: boolean }) {
  const t = useTranslate()
  const language = useLanguage()
  const when = formatRelative(at, useMinute(), language, viewerZone())
  return <Notice>{t(isList ? 'rentals.offline.kept' : 'booking.ticket.kept', { when })}</Notice>
}
