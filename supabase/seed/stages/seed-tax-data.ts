import type { ProvenStep } from '#domain/kyc/document.ts'
import { KYC_LEVELS } from '#domain/kyc/level.ts'
import type { CityKey } from '../cities.ts'
import { cityOf, townOf } from '../countries/moved.ts'
import { personId } from '../demo-ids.ts'
import type { Queryable } from '../fixtures/queryable.ts'
import { insertRows } from '../insert-rows.ts'
import { demoPeople, type PersonKey } from '../people.ts'
import type { SeedPerson } from '../seed-person.ts'

const DAY_MS = 86_400_000

const HOMES: Record<CityKey, { street: string; postalCode: string }> = {
  berlin: { street: 'Weserstraße', postalCode: '12045' },
  vienna: { street: 'Taborstraße', postalCode: '1020' },
  paris: { street: 'Rue de la Roquette', postalCode: '75011' },
  madrid: { street: 'Calle de la Palma', postalCode: '28004' },
}

/** Lenders of means of transport who have not said their tax number, by how many days ago they were asked; the clock asks one of them first. */
const SILENT: Partial<Record<PersonKey, number>> = { diego: 0, bao: 25, stefan: 64 }

/** What a verified proof of a demo person says of them. */
export function proofDetails(person: SeedPerson, step: ProvenStep): object {
  const place = cityOf(person.city)
  const spot = townOf(person.city)?.spots[0]
  const house = 1 + (person.joinedDaysAgo % 90)
  const [firstName, ...lastNames] = person.name.split(' ')
  switch (step) {
    case 'identity':
      return { firstName, lastName: lastNames.join(' '), birthDate: `${1960 + (house % 40)}-05-17` }
    case 'address':
      return {
        street: spot ? spot.street.replace('#', String(house)) : `${HOMES[person.city].street} ${house}`,
        postalCode: spot?.postcode ?? HOMES[person.city].postalCode,
        city: place.name,
        country: place.country,
      }
    case 'business':
      return { name: 'Gruber Geräteverleih', registrationNumber: 'FN 000000b', country: place.country }
    case 'selfie':
      return {}
  }
}

/** Inserts the tax numbers of those who can be paid, and since when the others were asked for theirs. */
export async function seedTaxData(db: Queryable, now: Date): Promise<void> {
  const lenders = demoPeople.filter(({ kycLevel }) => kycLevel >= KYC_LEVELS.lender)
  const numbers = lenders.flatMap(({ key, city }, index) =>
    key in SILENT
      ? []
      : {
          user_id: personId(key),
          country: cityOf(city).country,
          number: String(12_345_600_000 + index),
          changed_at: now,
        },
  )
  await insertRows(db, 'public.tax_numbers', numbers)
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const requests = Object.entries(SILENT).filter(([, days]) => days > 0)
  await insertRows(
    db,
    'public.tax_requests',
    requests.map(([key, days]) => ({
      user_id: personId(key as PersonKey),
      requested_at: ago(days),
      first_reminder_at: days > 21 ? ago(days - 21) : null,
      second_reminder_at: days > 42 ? ago(days - 42) : null,
      withheld_at: days > 60 ? ago(days - 60) : null,
    })),
  )
}
