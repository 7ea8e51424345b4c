import { expect, it } from 'vitest'
import { API_SCOPES, scopesFor } from './api-scopes.ts'
import { DUTIES } from './duties.ts'
import { ROLES } from './roles.ts'

it.each(ROLES)('offers %s the back office only where they work in it', (role) => {
  const isStaff = role === 'admin' || role === 'moderator'
  expect(scopesFor({ roles: [role] }).includes('office:read')).toBe(isStaff)
  expect(scopesFor({ roles: [role] })).toHaveLength(isStaff ? API_SCOPES.length : API_SCOPES.length - 1)
})

it.each(DUTIES)('offers the back office to whom %s is entrusted', (duty) => {
  expect(scopesFor({ roles: ['user'], duties: [duty] })).toContain('office:read')
})
