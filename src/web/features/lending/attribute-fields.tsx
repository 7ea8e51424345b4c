import { ATTRIBUTE_LIMITS, type Attribute, attributeFault } from '#domain/category/attributes.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { NumberField } from '../../lib/number-field.tsx'
import { useLanguage } from '../../lib/root-data.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { WizardState } from './use-wizard.ts'

/** What is asked about items of the chosen category. */
export function AttributeFields({ wizard }: { wizard: WizardState }) {
  const t = useTranslate()
  const { asked, draft, change, fault } = wizard
  if (asked.length === 0) return null
  const isTried = fault('attributes') !== undefined

  function say(key: string, value: string | number | undefined) {
    const { [key]: _before, ...others } = draft.attributes
    const isEmpty = value === undefined || (typeof value === 'string' && value.trim() === '')
    change({ attributes: isEmpty ? others : { ...others, [key]: value } })
  }

  return (
    <fieldset className="grid items-start gap-5 sm:grid-cols-2">
      <legend className="sr-only">{t('lending.about.attributes')}</legend>
      {asked.map((attribute) => {
        const value = draft.attributes[attribute.key]
        const code = isTried ? attributeFault(attribute, value) : undefined
        return (
          <AttributeField
            // What was typed for a category does not stay for another one.
            key={`${draft.categoryId} ${attribute.key}`}
            attribute={attribute}
            value={value}
            onChange={(next) => say(attribute.key, next)}
            error={code && t(`lending.about.attribute-${code}`)}
          />
        )
      })}
    </fieldset>
  )
}

interface AttributeFieldProps {
  attribute: Attribute
  value: string | number | undefined
  onChange: (value: string | number | undefined) => void
  error: string | undefined
}

function AttributeField({ attribute, value, onChange, error }: AttributeFieldProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { kind, names, unit, choices, isRequired } = attribute
  const field = { label: names[language], optional: !isRequired, error }
  if (kind === 'number') {
    const number = typeof value === 'number' ? value : undefined
    return <NumberField {...field} unit={unit} value={number} onChange={onChange} />
  }
  const text = String(value ?? '')
  if (kind === 'text') {
    return (
      <TextField
        {...field}
        maxLength={ATTRIBUTE_LIMITS.text}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  }
  return (
    <Select
      {...field}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      options={[
        { value: '', label: t('lending.about.attribute-choose') },
        ...choices
          .filter((choice) => !choice.isRetired || choice.value === value)
          .map((choice) => ({ value: choice.value, label: choice.names[language] })),
      ]}
    />
  )
}
