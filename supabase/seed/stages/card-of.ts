import type { PersonKey } from '../people.ts'
import { randomFrom } from '../random.ts'
import { seedId } from '../seed-id.ts'

/** The card that a demo person pays with. */
export function cardOf(person: PersonKey): { last4: string; expMonth: number } {
  const random = randomFrom(`card ${person}`)
  return { last4: random.between(1000, 9999).toString(), expMonth: random.between(1, 12) }
}

/** The id of that card. */
export const methodId = (person: PersonKey): string => seedId('payment method', person)

/** The test provider's id of that card. */
export const providerMethodId = (person: PersonKey): string =>
  `pm_test_${seedId('provider method', person).replaceAll('-', '')}`
