import { EvidenceField } from '../../entities/photo/evidence-field.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { useStatement } from './use-statement.ts'

/** The condition of the item: the checklist of its category, photos, a note. */
export function StatementFields({ statement }: { statement: ReturnType<typeof useStatement> }) {
  const t = useTranslate()
  return (
    <>
      <fieldset>
        <legend className="font-semibold">{t('handover.checklist')}</legend>
        <p className="text-sm text-ink-soft">{t('handover.checklist.hint')}</p>
        <Checkbox
          label={t('handover.complete')}
          checked={statement.isComplete}
          onChange={(event) => statement.setComplete(event.target.checked)}
        />
        <Checkbox
          label={t('handover.undamaged')}
          checked={statement.isUndamaged}
          onChange={(event) => statement.setUndamaged(event.target.checked)}
        />
        {statement.checks.map((check) => (
          <Checkbox
            key={check}
            label={t(`handover.check.${check}`)}
            checked={statement.found[check] ?? false}
            onChange={(event) => statement.setFound(check, event.target.checked)}
          />
        ))}
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
