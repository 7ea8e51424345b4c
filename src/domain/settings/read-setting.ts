import { ACCOUNT_NUMBER } from '../ledger/account-plan.ts'
import { isCurrency } from '../money/currency.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { Definition, SettingValue } from './definition.ts'
import { definitionOf, type SettingName } from './settings.ts'
import { isPicturePath } from './site-picture.ts'

/** Why a value cannot be that of a setting. */
export type SettingFault =
  | 'empty'
  | 'too-long'
  | 'not-a-line'
  | 'wrong'
  | 'not-a-colour'
  | 'too-low'
  | 'too-high'
  | 'too-exact'
  | 'unequal'

type Reading = SettingFault | { value: SettingValue }

const LINE = /^[^\p{C}]+$/u
const EMAIL = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]{2,}$/
const COLOUR = /^#[0-9a-f]{6}$/

/** Reads a value as that of a setting; SETTING_WRONG with the fault where it is none. */
export function readSetting(name: SettingName, raw: unknown): Result<SettingValue, 'SETTING_WRONG'> {
  const reading = readValue(definitionOf(name), raw)
  return typeof reading === 'string' ? refuse('SETTING_WRONG', { name, fault: reading }) : ok(reading.value)
}

function readValue(definition: Definition, raw: unknown): Reading {
  switch (definition.kind) {
    case 'text':
      return readLine(raw, definition.max, definition.isOptional)
    case 'email':
      return readPattern(raw, EMAIL, definition.isOptional)
    case 'colour':
      return readColour(raw)
    case 'time-zone':
      return isTimeZone(raw) ? { value: raw } : 'wrong'
    case 'currency':
      return isCurrency(raw) ? { value: raw } : 'wrong'
    case 'flag':
      return typeof raw === 'boolean' ? { value: raw } : 'wrong'
    case 'cents':
      return readNumber(raw, { ...definition, decimals: 0 })
    case 'number':
    case 'percent':
      return readNumber(raw, definition)
    case 'percents':
      return readPercents(raw, definition)
    case 'choice':
      return definition.options.includes(raw as string) ? { value: raw as string } : 'wrong'
    case 'choices':
      return readChoices(raw, definition)
    case 'picture':
      return readPicture(raw)
    case 'accounts':
      return readAccounts(raw, definition.options.length)
  }
}

function readLine(raw: unknown, max: number, isOptional = false): Reading {
  if (typeof raw !== 'string') return 'wrong'
  const value = raw.trim()
  if (value === '') return isOptional ? { value } : 'empty'
  if (value.length > max) return 'too-long'
  return LINE.test(value) ? { value } : 'not-a-line'
}

function readPattern(raw: unknown, pattern: RegExp, isOptional = false): Reading {
  const line = readLine(raw, 254, isOptional)
  if (typeof line === 'string' || line.value === '') return line
  return pattern.test(line.value as string) ? line : 'wrong'
}

function readColour(raw: unknown): Reading {
  const reading = readPattern(typeof raw === 'string' ? raw.toLowerCase() : raw, COLOUR)
  return reading === 'wrong' ? 'not-a-colour' : reading
}

function readNumber(
  raw: unknown,
  { min, max, decimals }: { min: number; max: number; decimals: number },
): Reading {
  if (typeof raw !== 'number' || !Number.isFinite(raw)) return 'wrong'
  if (raw < min) return 'too-low'
  if (raw > max) return 'too-high'
  return Number(raw.toFixed(decimals)) === raw ? { value: raw } : 'too-exact'
}

function readPercents(raw: unknown, { length, decimals }: { length: number; decimals: number }): Reading {
  if (!Array.isArray(raw) || raw.length !== length) return 'wrong'
  const readings = raw.map((each) => readNumber(each, { min: 0, max: 100, decimals }))
  const fault = readings.find((each) => typeof each === 'string')
  if (fault) return fault
  return raw.reduce((sum, each) => sum + each, 0) > 100 ? 'too-high' : { value: raw as number[] }
}

function readChoices(
  raw: unknown,
  { options, isRanked }: { options: readonly string[]; isRanked?: true },
): Reading {
  if (!Array.isArray(raw) || raw.some((each) => !options.includes(each))) return 'wrong'
  if (raw.length === 0) return 'empty'
  if (isRanked) return { value: [...new Set(raw)] }
  return { value: options.filter((option) => raw.includes(option)) }
}

/** Only which picture it is: the server measures it. */
function readPicture(raw: unknown): Reading {
  if (raw === '') return { value: raw }
  const path = (raw as { path?: unknown } | null)?.path
  return isPicturePath(path) ? { value: { path } } : 'wrong'
}

function isTimeZone(raw: unknown): raw is string {
  if (typeof raw !== 'string' || raw === '') return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: raw })
    return true
  } catch {
    return false
  }
}

/** Programs add zeros to a number that is shorter than others, which makes it another one. */
function readAccounts(raw: unknown, length: number): Reading {
  if (!Array.isArray(raw) || raw.length !== length) return 'wrong'
  const value = raw.map((each) => String(each).trim())
  if (!value.every((each) => ACCOUNT_NUMBER.test(each))) return 'wrong'
  return value.every((each) => each.length === value[0]!.length) ? { value } : 'unequal'
}
