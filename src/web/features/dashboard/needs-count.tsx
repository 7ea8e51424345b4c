import { useTranslate } from '../../i18n/translation.tsx'
import { CornerBadge } from '../../ui/icon-button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useOverview } from './use-overview.ts'

/** How many rentals, on either side, need something of the person now. */
export function NeedsCount() {
  const t = useTranslate()
  const { data } = useOverview()
  const count = data?.rentals.filter(({ need }) => need).length ?? 0
  if (count === 0) return null
  return (
    <>
      <CornerBadge count={count} />
      <VisuallyHidden>{t('shell.tab.needs', { count })}</VisuallyHidden>
    </>
  )
}
