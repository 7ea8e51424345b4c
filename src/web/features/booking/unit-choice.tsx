import type { BookedUnit } from '#contract/booked-unit.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'

interface UnitChoiceProps {
  /** The units that are still out. */
  units: readonly BookedUnit[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Which of several units come back now; the others stay out. */
export function UnitChoice({ units, chosen, onChange }: UnitChoiceProps) {
  const t = useTranslate()
  const left = units.length - chosen.length
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{t('handover.units')}</legend>
      {units.map(({ unit_id, label }) => (
        <Checkbox
          key={unit_id}
          label={t('rentals.unit', { label })}
          checked={chosen.includes(unit_id)}
          onChange={(event) =>
            onChange(event.target.checked ? [...chosen, unit_id] : chosen.filter((each) => each !== unit_id))
          }
        />
      ))}
      {left > 0 && <p className="text-sm text-ink-soft">{t('handover.units.left', { count: left })}</p>}
    </fieldset>
  )
}
