import { expect, it } from 'vitest'
import { startFailure } from './start-failure.ts'

const failure = (code: string, message: string) => startFailure(Object.assign(new Error(message), { code }))

it.each([
  ['57P03', 'The database takes no writes'],
  ['25006', 'cannot execute CREATE TABLE in a read-only transaction'],
])('says that a standby takes no writes, found by %s', (code, message) => {
  expect(failure(code, message)).toContain(`The server at DATABASE_URL takes no writes (${code}).`)
})

it('says of a server that only begins to run that it cannot be reached', () => {
  expect(failure('57P03', 'the database system is starting up')).toContain('cannot be reached (57P03)')
})
