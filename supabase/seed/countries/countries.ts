import { composeIBAN } from 'ibantools'
import type { DemoCountry } from '#contract/demo.ts'
import type { Currency } from '#domain/money/currency.ts'
import type { CityKey } from '../cities.ts'
import type { Language } from '../language.ts'
import type { SeedTown } from './city-of-country.ts'
import * as towns from './towns.ts'

export interface SeedCountry {
  currency: Currency
  timeZone: string
  /** As people there choose them, the site's own first; listings are in one of the first `spoken`. */
  languages: readonly Language[]
  spoken: number
  operator: { address: string; jurisdiction: string; phone: string; vatId: string; vatPercent: number }
  /** Where the things and people of each city of the demo are instead; a city of the country stays as it is. */
  towns: Partial<Record<CityKey, SeedTown>>
  /** The lender who rents as a business. */
  business: { street: string; postal_code: string; city: string; vat_id: string } | undefined
  /** A bank account of the country, where it has other ones than the rest of the demo. */
  iban?: (index: number) => string
}

export const COUNTRIES: Record<DemoCountry, SeedCountry> = {
  AT: {
    currency: 'EUR',
    timeZone: 'Europe/Vienna',
    languages: ['de', 'en', 'fr', 'es'],
    spoken: 1,
    operator: {
      address: 'Musterstraße 1, 1010 Wien, Austria',
      jurisdiction: 'Vienna, Austria',
      phone: '+43 1 1234567',
      vatId: 'ATU12345675',
      vatPercent: 20,
    },
    towns: { berlin: towns.graz, paris: towns.linz, madrid: towns.salzburg },
    business: undefined,
  },
  CH: {
    currency: 'CHF',
    timeZone: 'Europe/Zurich',
    languages: ['de', 'fr', 'en', 'es'],
    spoken: 2,
    operator: {
      address: 'Musterstrasse 1, 8001 Zürich, Switzerland',
      jurisdiction: 'Zürich, Switzerland',
      phone: '+41 44 123 45 67',
      vatId: 'CHE123456788',
      vatPercent: 8.1,
    },
    towns: { berlin: towns.zurich, vienna: towns.bern, paris: towns.geneva, madrid: towns.lausanne },
    business: {
      street: 'Länggassstrasse 62',
      postal_code: '3012',
      city: 'Bern',
      vat_id: 'CHE123456788',
    },
    iban: (index) => composeIBAN({ countryCode: 'CH', bban: `00762011623${852_957 + index}` })!,
  },
  DE: {
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    languages: ['de', 'en', 'fr', 'es'],
    spoken: 1,
    operator: {
      address: 'Musterstraße 1, 10115 Berlin, Germany',
      jurisdiction: 'Berlin, Germany',
      phone: '+49 30 1234567',
      vatId: 'DE123456789',
      vatPercent: 19,
    },
    towns: { vienna: towns.munich, paris: towns.cologne, madrid: towns.hamburg },
    business: {
      street: 'Nymphenburger Straße 62',
      postal_code: '80636',
      city: 'München',
      vat_id: 'DE136695976',
    },
  },
  ES: {
    currency: 'EUR',
    timeZone: 'Europe/Madrid',
    languages: ['es', 'en', 'fr', 'de'],
    spoken: 1,
    operator: {
      address: 'Calle de Ejemplo 1, 28001 Madrid, Spain',
      jurisdiction: 'Madrid, Spain',
      phone: '+34 910 000 000',
      vatId: 'ESB12345674',
      vatPercent: 21,
    },
    towns: { berlin: towns.barcelona, vienna: towns.valencia, paris: towns.seville },
    business: {
      street: 'Carrer de Cadis 62',
      postal_code: '46006',
      city: 'Valencia',
      vat_id: 'ESB12345674',
    },
  },
  FR: {
    currency: 'EUR',
    timeZone: 'Europe/Paris',
    languages: ['fr', 'en', 'de', 'es'],
    spoken: 1,
    operator: {
      address: '1 rue de l’Exemple, 75001 Paris, France',
      jurisdiction: 'Paris, France',
      phone: '+33 1 99 00 12 34',
      vatId: 'FR11123456782',
      vatPercent: 20,
    },
    towns: { berlin: towns.lyon, vienna: towns.strasbourg, madrid: towns.toulouse },
    business: {
      street: '62 route du Polygone',
      postal_code: '67100',
      city: 'Strasbourg',
      vat_id: 'FR11123456782',
    },
  },
  GB: {
    currency: 'GBP',
    timeZone: 'Europe/London',
    languages: ['en', 'fr', 'de', 'es'],
    spoken: 1,
    operator: {
      address: '1 Example Street, London EC1A 1AA, United Kingdom',
      jurisdiction: 'England and Wales',
      phone: '+44 20 7946 0123',
      vatId: 'GB123456782',
      vatPercent: 20,
    },
    towns: { berlin: towns.london, vienna: towns.leeds, paris: towns.bristol, madrid: towns.edinburgh },
    business: {
      street: '62 Otley Road',
      postal_code: 'LS6 2AL',
      city: 'Leeds',
      vat_id: 'GB123456782',
    },
    iban: (index) => composeIBAN({ countryCode: 'GB', bban: `NWBK601613319${26_819 + index}` })!,
  },
}
