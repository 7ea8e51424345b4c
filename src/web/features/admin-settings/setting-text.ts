import type { SettingValue } from '#domain/settings/definition.ts'
import { definitionOf, type SETTINGS, type SettingName } from '#domain/settings/settings.ts'
import type { Translate } from '../../i18n/translate.ts'
import { ApiError } from '../../lib/api-error.ts'
import type { useFormat } from '../../lib/use-format.ts'
import { type OptionKey, optionName } from './option-names.ts'

/** “Swiss Franc (CHF)”. */
export const currencyName = (code: string, language: string): string =>
  `${new Intl.DisplayNames(language, { type: 'currency' }).of(code)} (${code})`

/** The settings that are plain numbers, each with its unit. */
type NumberName = {
  [Name in SettingName]: (typeof SETTINGS)[Name] extends { kind: 'number' } ? Name : never
}[SettingName]

type Format = Pick<ReturnType<typeof useFormat>, 'money' | 'number'>

/** A setting's value in words. */
export function settingText(name: SettingName, value: SettingValue, t: Translate, format: Format): string {
  const definition = definitionOf(name)
  const { kind } = definition
  if (value === '') return t('settings.none')
  if (kind === 'flag') return t(value ? 'settings.on' : 'settings.off')
  if (kind === 'cents') return format.money(value as number)
  if (kind === 'percent') return t('settings.percent', { number: format.number(value as number) })
  if (kind === 'percents') {
    const numbers = (value as readonly number[]).map((each) => format.number(each))
    return t('settings.percent', { number: numbers.join(' / ') })
  }
  if (kind === 'number')
    return t(`settings.unit.${name as NumberName}`, { number: format.number(value as number) })
  if (kind === 'choices') return choicesText(value as readonly string[], definition.options.length, t)
  if (kind === 'currency') return currencyName(value as string, t.language)
  if (kind === 'accounts') return (value as readonly string[]).join(', ')
  if (kind === 'picture') return t('settings.picture')
  if (kind === 'choice') return t(`settings.option.${value as OptionKey}`)
  return String(value)
}

/** More than these are counted. */
const MAX_NAMED = 8

function choicesText(value: readonly string[], options: number, t: Translate): string {
  if (value.length <= MAX_NAMED) return value.map((each) => optionName(each, t.language)).join(', ')
  return value.length === options ? t('settings.all') : t('settings.chosen', { count: value.length, options })
}

/** Which levels of identity would be out of order; nothing for another error. */
export function disorderText(error: unknown, t: Translate, format: Format): string | undefined {
  if (!(error instanceof ApiError) || error.details.fault !== 'out-of-order') return undefined
  const amount = (cents: unknown) => format.money(Number(cents))
  return t('settings.fault.out-of-order', {
    lower: amount(error.details.lowerCents),
    higher: amount(error.details.higherCents),
  })
}
