import type { SettingValue } from '#domain/settings/definition.ts'
import { definitionOf, type SettingName } from '#domain/settings/settings.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { useFormat } from '../../lib/use-format.ts'

type Format = Pick<ReturnType<typeof useFormat>, 'money' | 'number'>

/** A setting's value in words. */
export function settingText(name: SettingName, value: SettingValue, t: Translate, format: Format): string {
  const { kind } = definitionOf(name)
  if (value === '') return t('settings.none')
  if (kind === 'flag') return t(value ? 'settings.on' : 'settings.off')
  if (kind === 'cents') return format.money(value as number)
  if (kind === 'percent') return t('settings.percent', { number: format.number(value as number) })
  if (kind === 'percents') {
    const numbers = (value as readonly number[]).map((each) => format.number(each))
    return t('settings.percent', { number: numbers.join(' / ') })
  }
  if (kind === 'number')
    return t(`settings.unit.${name as 'answerHours' | 'identityDays' | 'reviewDays'}`, {
      number: format.number(value as number),
    })
  if (kind === 'picture') return t('settings.picture')
  if (kind === 'choice') return t(`settings.option.${value as 'always' | 'first' | 'never'}`)
  return String(value)
}
