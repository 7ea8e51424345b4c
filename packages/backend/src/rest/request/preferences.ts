import { invalidPreferences } from '../errors.ts'

export interface Preferences {
  resolution?: 'merge-duplicates' | 'ignore-duplicates'
  missing?: 'default' | 'null'
  return?: 'representation' | 'minimal' | 'headers-only'
  count?: 'exact' | 'planned' | 'estimated'
  tx?: 'commit' | 'rollback'
  handling?: 'strict' | 'lenient'
  timezone?: string
  maxAffected?: number
  invalid: string[]
}

/** The order in which `Preference-Applied` names them. */
const NAMES = ['resolution', 'missing', 'return', 'count', 'tx', 'handling'] as const

const VALUES: Record<(typeof NAMES)[number], string[]> = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  return: ['representation', 'minimal', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  tx: ['commit', 'rollback'],
  handling: ['strict', 'lenient'],
}

const NONE: Preferences = { invalid: [] }

/** Reads `Prefer`; of several values for one preference the first counts. PGRST122 when strict and one is unknown. */
export function parsePreferences(header: string | null, allowRollback: boolean): Preferences {
  if (!header) return NONE
  const preferences: Preferences = { invalid: [] }
  for (const part of header.split(',')) addPreference(preferences, part.trim())
  if (!allowRollback) delete preferences.tx
  if (preferences.handling === 'strict' && preferences.invalid.length > 0) {
    throw invalidPreferences(preferences.invalid)
  }
  return preferences
}

function addPreference(preferences: Preferences, text: string): void {
  const equals = text.indexOf('=')
  const name = text.slice(0, equals)
  const value = text.slice(equals + 1)
  if (name === 'timezone' && isTimeZone(value)) preferences.timezone ??= value
  else if (name === 'max-affected') {
    if (/^\d+$/.test(value)) preferences.maxAffected ??= Number(value)
  } else if (isName(name) && VALUES[name].includes(value)) {
    Object.assign(preferences, { [name]: preferences[name] ?? value })
  } else preferences.invalid.push(text)
}

/** An unknown time zone is an unknown preference; the database is not asked about it. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

const isName = (name: string): name is (typeof NAMES)[number] => Object.hasOwn(VALUES, name)

/** The value of `Preference-Applied`: the preferences that had an effect on this request. */
export function appliedPreferences(
  preferences: Preferences,
  meaningful: { resolution?: boolean; missing?: boolean; return?: boolean; maxAffected?: boolean },
): string | undefined {
  const applied = NAMES.filter((name) => {
    const conditional = name === 'resolution' || name === 'missing' || name === 'return'
    return preferences[name] !== undefined && (!conditional || meaningful[name])
  }).map((name) => `${name}=${preferences[name]}`)
  if (preferences.timezone !== undefined) applied.push(`timezone=${preferences.timezone}`)
  if (meaningful.maxAffected && preferences.maxAffected !== undefined && preferences.handling === 'strict') {
    applied.push(`max-affected=${preferences.maxAffected}`)
  }
  return applied.length > 0 ? applied.join(', ') : undefined
}
