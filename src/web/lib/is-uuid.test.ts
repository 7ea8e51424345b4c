import { expect, it } from 'vitest'
import { isUuid } from './is-uuid.ts'

it('takes ids of the database and nothing else', () => {
  expect(isUuid('0b9f6e1c-7a44-4c1e-9d55-2f0f8a3b6c7d')).toBe(true)
  expect(isUuid('0B9F6E1C-7A44-4C1E-9D55-2F0F8A3B6C7D')).toBe(true)
  for (const id of [
    '',
    'nonsense',
    '0b9f6e1c7a444c1e9d552f0f8a3b6c7d',
    ' 0b9f6e1c-7a44-4c1e-9d55-2f0f8a3b6c7d',
  ])
    expect(isUuid(id)).toBe(false)
})
