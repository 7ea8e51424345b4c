import { LISTING_LIMITS } from '#domain/listing/listing.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { languageOptions } from '../../lib/language-options.ts'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AttributeFields } from './attribute-fields.tsx'
import { useCategories } from './use-categories.ts'
import type { WizardState } from './use-wizard.ts'

/** Title and description, in the lender's own words. */
export function AboutStep({ wizard }: { wizard: WizardState }) {
  const t = useTranslate()
  const { draft, change, fault } = wizard
  const categories = useCategories(draft.categoryId)
  return (
    <div className="grid gap-5">
      <TextField
        label={t('lending.about.name')}
        hint={t('lending.about.name-hint')}
        value={draft.title}
        maxLength={LISTING_LIMITS.title[1]}
        onChange={(event) => change({ title: event.target.value })}
        error={fault('title')}
      />
      <Select
        label={t('lending.about.category')}
        value={draft.categoryId ?? ''}
        onChange={(event) => change({ categoryId: event.target.value || null })}
        options={[
          { value: '', label: t('lending.about.choose') },
          ...categories.map(({ value, label }) => ({ value, label })),
        ]}
        error={fault('categoryId')}
      />
      <AttributeFields wizard={wizard} />
      <TextArea
        label={t('lending.about.description')}
        hint={t('lending.about.description-hint')}
        rows={6}
        value={draft.description}
        maxLength={LISTING_LIMITS.description[1]}
        onChange={(event) => change({ description: event.target.value })}
        error={fault('description')}
      />
      <Select
        label={t('lending.about.language')}
        value={draft.language}
        onChange={(event) => change({ language: event.target.value })}
        options={languageOptions(draft.language)}
        className="sm:max-w-xs"
        error={fault('language')}
      />
    </div>
  )
}
