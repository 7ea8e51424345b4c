import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import { ATTRIBUTE_KINDS, ATTRIBUTE_LIMITS } from '#domain/category/attributes.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useLanguage } from '../../lib/root-data.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { AttributeDraft } from './attribute-draft.ts'
import { ChoiceFields } from './choice-fields.tsx'
import { InLanguages } from './in-languages.tsx'

interface AttributeEditorProps {
  draft: AttributeDraft
  isOpen: boolean
  isTried: boolean
  onToggle: () => void
  change: (news: Partial<AttributeDraft>) => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  /** Of one that was never saved. */
  onDrop: () => void
}

/** An attribute in one line, and what it is once that is opened. */
export function AttributeEditor({
  draft,
  isOpen,
  isTried,
  onToggle,
  change,
  onUp,
  onDown,
  onDrop,
}: AttributeEditorProps) {
  const t = useTranslate()
  const language = useLanguage()
  const id = useId()
  const { key, kind, names, unit, isRequired, isFilter, isRetired } = draft
  const name = names[language].trim() || t('categories.attribute-new')
  return (
    <>
      <div className="flex items-center gap-1 pe-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-h-14 min-w-0 grow items-center gap-3 rounded-card px-4 py-2 text-start"
        >
          <ChevronDown aria-hidden size={18} className={classNames('shrink-0', isOpen && 'rotate-180')} />
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold break-words">
              {name}
              {isRetired && <Badge>{t('categories.retired')}</Badge>}
            </span>
            <span className="block text-sm text-ink-soft">
              {[
                t(`categories.kind.${kind}`),
                isRequired && t('categories.attribute-required'),
                isFilter && kind !== 'text' && t('categories.attribute-filter'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        </button>
        <IconButton
          label={t('categories.up', { name })}
          icon={<ArrowUp aria-hidden size={18} />}
          disabled={!onUp}
          onClick={onUp}
        />
        <IconButton
          label={t('categories.down', { name })}
          icon={<ArrowDown aria-hidden size={18} />}
          disabled={!onDown}
          onClick={onDown}
        />
      </div>
      <div id={id} hidden={!isOpen} className="space-y-5 border-t border-line p-4">
        <InLanguages
          label={(inLanguage) => t('categories.name', { language: inLanguage })}
          names={names}
          isTried={isTried}
          onChange={(next) => change({ names: next })}
        />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Select
            label={t('categories.attribute-kind')}
            hint={key === null ? undefined : t('categories.attribute-kind-fixed')}
            disabled={key !== null}
            value={kind}
            onChange={(event) => change({ kind: event.target.value as AttributeDraft['kind'] })}
            options={ATTRIBUTE_KINDS.map((value) => ({ value, label: t(`categories.kind.${value}`) }))}
          />
          {kind === 'number' && (
            <TextField
              label={t('categories.attribute-unit')}
              hint={t('categories.attribute-unit-hint')}
              optional
              maxLength={ATTRIBUTE_LIMITS.unit}
              autoComplete="off"
              value={unit}
              onChange={(event) => change({ unit: event.target.value })}
            />
          )}
        </div>
        {kind === 'choice' && (
          <ChoiceFields
            choices={draft.choices}
            isTried={isTried}
            onChange={(choices) => change({ choices })}
          />
        )}
        <div>
          <Checkbox
            label={t('categories.attribute-required')}
            hint={t('categories.attribute-required-hint')}
            checked={isRequired}
            onChange={(event) => change({ isRequired: event.target.checked })}
          />
          {kind !== 'text' && (
            <Checkbox
              label={t('categories.attribute-filter')}
              hint={t('categories.attribute-filter-hint')}
              checked={isFilter}
              onChange={(event) => change({ isFilter: event.target.checked })}
            />
          )}
        </div>
        {key === null ? (
          <Button variant="quiet" onClick={onDrop}>
            {t('categories.attribute-drop')}
          </Button>
        ) : (
          <Checkbox
            label={t('categories.attribute-retire')}
            hint={t('categories.attribute-retire-hint')}
            checked={isRetired}
            onChange={(event) => change({ isRetired: event.target.checked })}
          />
        )}
      </div>
    </>
  )
}
