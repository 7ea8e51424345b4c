import { useTranslate } from '../../i18n/translation.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { optionName } from './option-names.ts'

interface ChoicesFieldProps {
  label: string
  options: readonly string[]
  /** The first of those that are chosen matters most, and is chosen on its own. */
  isRanked: boolean | undefined
  value: readonly string[]
  onChange: (value: string[]) => void
  error: string | undefined
}

/** Some of many options; there are buttons for all and none where one would have to press long. */
export function ChoicesField({ label, options, isRanked, value, onChange, error }: ChoicesFieldProps) {
  const t = useTranslate()
  const named = options
    .map((option) => ({ option, name: optionName(option, t.language) }))
    .toSorted((a, b) => (isRanked ? 0 : a.name.localeCompare(b.name, t.language)))
  const isLong = options.length > 8

  function toggle(option: string) {
    if (value.includes(option)) onChange(value.filter((each) => each !== option))
    else
      onChange(
        isRanked ? [...value, option] : options.filter((each) => each === option || value.includes(each)),
      )
  }

  return (
    <div className="grid gap-4">
      <fieldset aria-describedby={error ? 'choices-error' : undefined}>
        <legend className="mb-1.5 font-semibold">{label}</legend>
        {isLong && (
          <div className="mb-2 flex flex-wrap items-center gap-2">
            <Button variant="secondary" size="small" onClick={() => onChange([...options])}>
              {t('settings.choose-all')}
            </Button>
            <Button variant="secondary" size="small" onClick={() => onChange([])}>
              {t('settings.choose-none')}
            </Button>
            <span role="status" className="tabular text-sm text-ink-soft">
              {t('settings.chosen', { count: value.length, options: options.length })}
            </span>
          </div>
        )}
        <div
          className={
            isLong
              ? 'relative grid max-h-72 gap-x-4 overflow-y-auto rounded-control border border-line px-3 sm:grid-cols-2'
              : 'grid gap-x-4 sm:grid-cols-2'
          }
        >
          {named.map(({ option, name }) => (
            <Checkbox
              key={option}
              label={name}
              checked={value.includes(option)}
              onChange={() => toggle(option)}
            />
          ))}
        </div>
        <p id="choices-error" role="alert" className="mt-1 text-sm font-medium text-danger-ink empty:hidden">
          {error}
        </p>
      </fieldset>
      {isRanked && value.length > 1 && (
        <Select
          label={t('settings.main-language')}
          hint={t('settings.main-language-hint')}
          value={value[0]!}
          onChange={(event) => onChange(firstIn(event.target.value, value))}
          options={value
            .toSorted((a, b) => options.indexOf(a) - options.indexOf(b))
            .map((option) => ({ value: option, label: optionName(option, t.language) }))}
        />
      )}
    </div>
  )
}

const firstIn = (first: string, value: readonly string[]) => [
  first,
  ...value.filter((each) => each !== first),
]
