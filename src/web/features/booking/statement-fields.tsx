import { EvidenceField } from '../../entities/photo/evidence-field.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ConditionTile } from './condition-tile.tsx'
import type { useStatement } from './use-statement.ts'

/** The condition of the item: the checklist of its category, photos, a note. */
export function StatementFields({ statement }: { statement: ReturnType<typeof useStatement> }) {
  const t = useTranslate()
  return (
    <>
      <fieldset>
        <legend className="font-semibold">{t('handover.checklist')}</legend>
        <p className="text-sm text-ink-soft">{t('handover.checklist.hint')}</p>
        <div className="mt-3 grid gap-2">
          {statement.points.map(({ id, label, value, answer }) => (
            <ConditionTile
              key={id}
              label={t(label)}
              value={value}
              onChange={answer}
              isMissing={statement.isAsked && value === undefined}
            />
          ))}
        </div>
        <p role="alert" className="mt-1.5 text-sm font-medium text-danger-ink empty:hidden">
          {statement.isAsked && !statement.told && t('handover.tile.missing')}
        </p>
      </fieldset>
      <EvidenceField evidence={statement.evidence} />
      <TextArea
        label={t('handover.note')}
        hint={t('handover.note.hint')}
        optional
        maxLength={1000}
        value={statement.note}
        onChange={(event) => statement.setNote(event.target.value)}
      />
    </>
  )
}
