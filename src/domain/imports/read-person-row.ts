import { isLanguage, type Language } from '../language/languages.ts'
import { isPlainName } from '../plain-name.ts'
import { IMPORT_LIMITS } from './columns.ts'
import type { PersonColumn } from './person-columns.ts'

export type PersonFault =
  | 'cell-long'
  | 'email-wrong'
  | 'name-missing'
  | 'name-wrong'
  | 'language-missing'
  | 'city-wrong'
  | 'about-long'

export interface PersonRow {
  /** In lower case. */
  email: string
  name: string
  /** Nothing where the file does not say: the main language of the site. */
  language: Language | undefined
  city: string
  about: string
}

/** As the columns of a profile are bounded. */
export const PERSON_LIMITS = { email: 255, name: 80, city: 80, about: 1_000 } as const

// The grammar by which the auth service reads an address, and at least one dot: nobody is invited on this machine.
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/

/** What a row says of a person, and what of it cannot be. */
export function readPersonRow(cells: Partial<Record<PersonColumn, string>>): {
  row: PersonRow
  faults: PersonFault[]
} {
  const cell = (name: PersonColumn) => (cells[name] ?? '').trim()
  const language = cell('language').toLowerCase()
  const row: PersonRow = {
    email: cell('email').toLowerCase(),
    name: cell('name'),
    language: isLanguage(language) ? language : undefined,
    city: cell('city'),
    about: cell('about'),
  }
  const { email, name, city, about } = PERSON_LIMITS
  const rules: [PersonFault, boolean][] = [
    ['cell-long', Object.values(cells).some((text) => text.length > IMPORT_LIMITS.cell)],
    ['email-wrong', row.email.length > email || !EMAIL.test(row.email)],
    ['name-missing', row.name === ''],
    ['name-wrong', row.name.length > name || !isPlainName(row.name)],
    ['language-missing', language !== '' && row.language === undefined],
    ['city-wrong', row.city.length > city || !isPlainName(row.city)],
    ['about-long', row.about.length > about],
  ]
  return { row, faults: rules.filter(([, isBroken]) => isBroken).map(([fault]) => fault) }
}
