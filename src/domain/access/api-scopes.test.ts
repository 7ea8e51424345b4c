import { expect, it } from 'vitest'
import { API_SCOPES, scopesFor } from './api-scopes.ts'
import { ROLES } from './roles.ts'

it.each(ROLES)('offers %s the back office only where they work in it', (role) => {
  const isStaff = role === 'admin' || role === 'moderator'
  expect(scopesFor([role]).includes('office:read')).toBe(isStaff)
  expect(scopesFor([role])).toHaveLength(isStaff ? API_SCOPES.length : API_SCOPES.length - 1)
})
