import { expect, it } from 'vitest'
import type { Attribute } from '#domain/category/attributes.ts'
import { attributeFacts } from './attribute-facts.ts'

const names = (en: string, de: string) => ({ en, de, es: en, fr: en })
const shape = { unit: null, choices: [], isRequired: false, isFilter: false }
const attributes: Attribute[] = [
  { ...shape, key: 'load', kind: 'number', names: names('Load', 'Traglast'), unit: 'kg' },
  {
    ...shape,
    key: 'size',
    kind: 'choice',
    names: names('Frame', 'Rahmen'),
    choices: [{ value: 'm', names: names('Medium', 'Mittel'), isRetired: true }],
  },
  { ...shape, key: 'brand', kind: 'text', names: names('Brand', 'Marke') },
]

it('says in their order what an item says of the attributes of its category', () => {
  const values = { brand: 'Riese', size: 'm', load: 1_200.5, wheels: 3 }
  expect(attributeFacts(attributes, values, 'de')).toEqual([
    { key: 'load', name: 'Traglast', value: '1.200,5\u00A0kg' },
    { key: 'size', name: 'Rahmen', value: 'Mittel' },
    { key: 'brand', name: 'Marke', value: 'Riese' },
  ])
  expect(attributeFacts(attributes, {}, 'de')).toEqual([])
})
