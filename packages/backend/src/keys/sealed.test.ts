import { expect, it } from 'vitest'
import { reseal, seal, unseal } from './sealed.ts'

const under = (signing: string, ...alsoSigning: string[]) => ({
  secrets: { signing, alsoSigning },
  purpose: 'test',
  id: 'row',
})

it('opens what was sealed for the same row and purpose alone', () => {
  const sealed = seal('a secret', under('old'))
  expect(unseal(sealed, under('old'))).toBe('a secret')
  expect(() => unseal(sealed, { ...under('old'), id: 'another row' })).toThrow()
  expect(() => unseal(sealed, { ...under('old'), purpose: 'another' })).toThrow()
  expect(() => unseal(sealed, under('new'))).toThrow()
})

it('is sealed anew while both secrets are known, after which the old one may go', () => {
  const sealed = seal('a secret', under('old'))
  expect(unseal(sealed, under('new', 'older', 'old'))).toBe('a secret')
  const fresh = reseal(sealed, under('new', 'old'))!
  expect(unseal(fresh, under('new'))).toBe('a secret')
  expect(reseal(fresh, under('new', 'old'))).toBeUndefined()
  expect(() => reseal(sealed, under('new'))).toThrow()
})
