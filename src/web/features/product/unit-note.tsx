import type { ScannedUnit } from '#contract/scanned-unit.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useSessionStatus } from '../../lib/session.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SignInLink } from './sign-in-link.tsx'
import { unitStep } from './unit-step.ts'
import { useScannedUnit } from './use-scanned-unit.ts'

interface UnitNoteProps {
  itemId: string
  /** As it was scanned. */
  label: string
}

/** Which unit lies before the reader, whose label they scanned, and what they do with it next. */
export default function UnitNote({ itemId, label }: UnitNoteProps) {
  const t = useTranslate()
  const { data: unit, error, refetch } = useScannedUnit(itemId, label)
  if (unit === undefined && error)
    return (
      <Notice tone="bad">
        <p>{t('product.unit.failed')}</p>
        <Button size="small" variant="secondary" className="mt-2" onClick={() => void refetch()}>
          {t('ui.retry')}
        </Button>
      </Notice>
    )
  if (unit === undefined) return <Skeleton card className="h-32" />
  if (unit === null) return <Notice>{t('product.unit.unknown')}</Notice>
  return <FoundUnit unit={unit} itemId={itemId} />
}

function FoundUnit({ unit, itemId }: { unit: ScannedUnit; itemId: string }) {
  const t = useTranslate()
  const format = useFormat()
  const isSignedOut = useSessionStatus() === 'signed-out'
  const { state, to } = unitStep(unit, itemId, Date.now())
  const day = unit.status === 'picked_up' ? unit.end_date : unit.start_date
  const isOther = unit.units !== null && !unit.units.includes(unit.label)
  return (
    <Notice tone="good" title={t('product.unit.title', { label: unit.label })}>
      {isOther && (
        <p className="font-semibold">{t('product.unit.other', { label: unit.units!.join(', ') })}</p>
      )}
      <p>
        {t(`product.unit.${state}.text`, { date: day ? format.date(day, 'date-time', unit.time_zone) : '' })}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <LinkButton to={to} size="small" variant={unit.booking_id ? 'primary' : 'secondary'}>
          {t(`product.unit.${state}.action`)}
        </LinkButton>
        {isSignedOut && (
          <SignInLink size="small" variant="quiet">
            {t('product.unit.sign-in')}
          </SignInLink>
        )}
      </div>
    </Notice>
  )
}
