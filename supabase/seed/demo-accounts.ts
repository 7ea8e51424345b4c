import type { CityKey } from './cities.ts'
import { people } from './people.ts'
import { demoEmail, type SeedPerson } from './seed-person.ts'

/** The password of all demo people; no secret, and never used in production. */
export const DEMO_PASSWORD = 'lendaround-demo'

export interface DemoAccount {
  name: string
  email: string
  city: CityKey
  /** Translated by the interface: `demo.role.<this>`. */
  role: 'renter' | 'lender' | 'business' | 'affiliate' | 'moderator' | 'admin'
}

/** The accounts on the demo's login page, the most useful first. */
export const demoAccounts: DemoAccount[] = [
  'marta',
  'jonas',
  'camille',
  'theresa',
  'youssef',
  'miriam',
  'nora',
]
  .map((key) => people.find((person) => person.key === key)!)
  .concat(people)
  .filter((person, index, all) => all.indexOf(person) === index)
  .map((person) => ({
    name: person.name,
    email: demoEmail(person),
    city: person.city,
    role: roleOf(person),
  }))

function roleOf(person: SeedPerson): DemoAccount['role'] {
  if (person.roles.includes('admin')) return 'admin'
  if (person.roles.includes('moderator')) return 'moderator'
  if (person.roles.includes('affiliate')) return 'affiliate'
  if (person.kycLevel === 5) return 'business'
  return person.roles.includes('lender') ? 'lender' : 'renter'
}
