import type { AttributeKind } from '#domain/category/attributes.ts'
import type { CategorySlug } from './categories.ts'
import type { Language } from './language.ts'

interface SeedAttribute {
  key: string
  category: CategorySlug
  kind: AttributeKind
  names: Record<Language, string>
  unit?: string
  choices?: { value: string; names: Record<Language, string> }[]
}

/** What lenders are asked about some kinds of things; nothing of it is required, and searches may ask for all of it. */
export const attributes: readonly SeedAttribute[] = [
  {
    key: 'power-source',
    category: 'power-tools',
    kind: 'choice',
    names: { en: 'Powered by', de: 'Antrieb', es: 'Alimentación', fr: 'Alimentation' },
    choices: [
      { value: 'mains', names: { en: 'Mains', de: 'Netzstrom', es: 'Red eléctrica', fr: 'Secteur' } },
      { value: 'battery', names: { en: 'Battery', de: 'Akku', es: 'Batería', fr: 'Batterie' } },
      { value: 'petrol', names: { en: 'Petrol', de: 'Benzin', es: 'Gasolina', fr: 'Essence' } },
      { value: 'hand', names: { en: 'By hand', de: 'Handbetrieb', es: 'A mano', fr: 'À la main' } },
    ],
  },
  {
    key: 'power',
    category: 'power-tools',
    kind: 'number',
    names: { en: 'Power', de: 'Leistung', es: 'Potencia', fr: 'Puissance' },
    unit: 'W',
  },
  {
    key: 'bike-type',
    category: 'bikes',
    kind: 'choice',
    names: { en: 'Kind of bike', de: 'Art des Fahrrads', es: 'Tipo de bici', fr: 'Type de vélo' },
    choices: [
      { value: 'city', names: { en: 'City bike', de: 'Stadtrad', es: 'Urbana', fr: 'Vélo de ville' } },
      {
        value: 'touring',
        names: { en: 'Touring bike', de: 'Tourenrad', es: 'De paseo largo', fr: 'Randonneuse' },
      },
      { value: 'cargo', names: { en: 'Cargo bike', de: 'Lastenrad', es: 'De carga', fr: 'Vélo cargo' } },
      { value: 'bmx', names: { en: 'BMX', de: 'BMX', es: 'BMX', fr: 'BMX' } },
      {
        value: 'e-bike',
        names: { en: 'Electric bike', de: 'E-Bike', es: 'Eléctrica', fr: 'Vélo électrique' },
      },
    ],
  },
  {
    key: 'payload',
    category: 'bikes',
    kind: 'number',
    names: { en: 'Carries', de: 'Zuladung', es: 'Carga', fr: 'Charge utile' },
    unit: 'kg',
  },
  {
    key: 'platform-height',
    category: 'ladders-building',
    kind: 'number',
    names: {
      en: 'Platform height',
      de: 'Standhöhe',
      es: 'Altura de la plataforma',
      fr: 'Hauteur du plateau',
    },
    unit: 'm',
  },
  {
    key: 'load',
    category: 'transport',
    kind: 'number',
    names: { en: 'Carries', de: 'Traglast', es: 'Carga máxima', fr: 'Charge maximale' },
    unit: 'kg',
  },
]
