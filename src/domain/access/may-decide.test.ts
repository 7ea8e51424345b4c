import { expect, it } from 'vitest'
import { mayDecide } from './may-decide.ts'
import { ROLES, type Role } from './roles.ts'

const decide = (role: Role, ownerId: string, by: Parameters<typeof mayDecide>[1]) =>
  mayDecide({ id: 'me', roles: [role] }, by, ownerId)

it('is for moderators and admins', () => {
  const document = { action: 'verify', resource: 'document' } as const
  expect(ROLES.filter((role) => decide(role, 'other', 'approve-items'))).toEqual(['admin', 'moderator'])
  expect(ROLES.filter((role) => decide(role, 'other', document))).toEqual(['admin', 'moderator'])
})

it('lets only an admin decide on something of their own', () => {
  expect(ROLES.filter((role) => decide(role, 'me', 'approve-items'))).toEqual(['admin'])
})
