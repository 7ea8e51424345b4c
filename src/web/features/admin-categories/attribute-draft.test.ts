import { expect, it } from 'vitest'
import { draftOfAttribute, inputOf, isWhole, newAttribute, newChoice } from './attribute-draft.ts'

const named = (name: string) => ({ en: name, de: name, es: name, fr: name })

it('is whole once everything has a name in every language', () => {
  const fresh = newAttribute()
  expect(isWhole(fresh)).toBe(false)
  const size = { ...fresh, names: named('Size'), choices: [{ ...newChoice(), names: named('M') }] }
  expect(isWhole(size)).toBe(true)
  expect(isWhole({ ...size, choices: [] })).toBe(false)
  expect(isWhole({ ...size, choices: [{ ...newChoice(), names: { ...named('M'), fr: ' ' } }] })).toBe(false)
  expect(isWhole({ ...size, kind: 'number', choices: [] })).toBe(true)
})

it('is sent with what its kind has alone', () => {
  const attribute = { ...newAttribute(), names: named('Size'), unit: ' kg ' }
  expect(inputOf(attribute)).toMatchObject({
    unit: null,
    choices: [{ value: null }, { value: null }],
    isFilter: true,
  })
  expect(inputOf({ ...attribute, kind: 'number' })).toMatchObject({ unit: 'kg', choices: [] })
  expect(inputOf({ ...attribute, kind: 'text' })).toMatchObject({ unit: null, choices: [], isFilter: false })
})

it('leaves retired choices out, which the server keeps', () => {
  const choices = [
    { value: 's', names: named('S') },
    { value: 'm', names: named('M'), isRetired: true },
  ]
  const draft = draftOfAttribute({
    key: 'size',
    kind: 'choice',
    names: named('Size'),
    unit: null,
    choices,
    isRequired: true,
    isFilter: true,
    isRetired: false,
  })
  expect(inputOf(draft)).toMatchObject({ key: 'size', choices: [{ value: 's' }] })
})
