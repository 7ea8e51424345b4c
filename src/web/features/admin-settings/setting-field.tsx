import { useState } from 'react'
import { CURRENCIES } from '#domain/money/currency.ts'
import type { SettingValue } from '#domain/settings/definition.ts'
import { definitionOf, type SettingName } from '#domain/settings/settings.ts'
import type { ChosenPicture } from '#domain/settings/site-picture.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { AmountField } from '../../lib/amount-field.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AccountsField } from './accounts-field.tsx'
import { ChoicesField } from './choices-field.tsx'
import { ColourField } from './colour-field.tsx'
import type { OptionKey } from './option-names.ts'
import { currencyName } from './setting-text.ts'
import { SitePictureField } from './site-picture-field.tsx'

interface SettingFieldProps {
  name: SettingName
  value: SettingValue
  onChange: (value: SettingValue) => void
  error: string | undefined
}

/** The control for a setting of its kind. */
export function SettingField({ name, value, onChange, error }: SettingFieldProps) {
  const t = useTranslate()
  const definition = definitionOf(name)
  const label = t('settings.new-value')
  switch (definition.kind) {
    case 'cents':
      return (
        <AmountField
          label={label}
          cents={value as number}
          onChange={(cents) => onChange(cents ?? Number.NaN)}
          error={error}
        />
      )
    case 'number':
    case 'percent':
      return (
        <NumberField
          {...{ label, error, onChange }}
          value={value as number}
          isPercent={definition.kind === 'percent'}
        />
      )
    case 'percents':
      return (
        <fieldset>
          <legend className="mb-1.5 font-semibold">{label}</legend>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {(value as readonly number[]).map((percent, at) => (
              <NumberField
                // biome-ignore lint/suspicious/noArrayIndexKey: the level is what it is
                key={at}
                label={t('settings.level', { level: at + 1 })}
                value={percent}
                isPercent
                onChange={(next) => onChange((value as readonly number[]).with(at, next))}
                error={at === 0 ? error : undefined}
              />
            ))}
          </div>
        </fieldset>
      )
    case 'flag':
      return (
        <Select
          {...{ label, error }}
          value={value ? 'on' : 'off'}
          onChange={(event) => onChange(event.target.value === 'on')}
          options={(['on', 'off'] as const).map((each) => ({ value: each, label: t(`settings.${each}`) }))}
        />
      )
    case 'currency':
      return (
        <Select
          {...{ label, error }}
          value={value as string}
          onChange={(event) => onChange(event.target.value)}
          options={CURRENCIES.map((code) => ({ value: code, label: currencyName(code, t.language) }))}
        />
      )
    case 'choice':
      return (
        <Select
          {...{ label, error }}
          value={value as string}
          onChange={(event) => onChange(event.target.value)}
          options={definition.options.map((option) => ({
            value: option,
            label: t(`settings.option.${option as OptionKey}`),
          }))}
        />
      )
    case 'choices':
      return (
        <ChoicesField
          {...{ label, error, onChange }}
          options={definition.options}
          isRanked={definition.isRanked}
          value={value as readonly string[]}
        />
      )
    case 'accounts':
      return <AccountsField {...{ label, error, onChange }} value={value as readonly string[]} />
    case 'colour':
      return (
        <ColourField
          {...{ label, error, onChange }}
          name={name as 'colour' | 'highlight'}
          value={value as string}
        />
      )
    case 'picture':
      return (
        <SitePictureField
          {...{ label, error, onChange }}
          value={value as ChosenPicture | ''}
          shape={definition.shape}
        />
      )
    default:
      return (
        <TextField
          {...{ label, error }}
          type={definition.kind === 'email' ? 'email' : 'text'}
          autoComplete="off"
          maxLength={definition.kind === 'text' ? definition.max : 254}
          value={value as string}
          onChange={(event) => onChange(event.target.value)}
        />
      )
  }
}

interface NumberFieldProps {
  label: string
  value: number
  isPercent: boolean
  /** NaN for what is no number. */
  onChange: (value: number) => void
  error: string | undefined
}

/** A number as people type it, with a point or a comma; what was typed stays as it is. */
function NumberField({ label, value, isPercent, onChange, error }: NumberFieldProps) {
  const format = useFormat()
  const [text, setText] = useState(() => format.number(value, { useGrouping: false }))
  return (
    <TextField
      {...{ label, error }}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        onChange(numberOf(event.target.value))
      }}
      end={
        isPercent && (
          <span aria-hidden className="pe-2.5 font-semibold">
            %
          </span>
        )
      }
    />
  )
}

const numberOf = (text: string): number => {
  const plain = text.trim().replace(',', '.')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}
