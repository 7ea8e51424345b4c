import { expect, it } from 'vitest'
import { isUnavailable } from './unavailable.ts'

const error = (message: string, more: object = {}) => Object.assign(new Error(message), more)

it.each([
  error('connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' }),
  error('connect ENOENT /run/postgresql', { code: 'ENOENT', syscall: 'connect' }),
  error('read ECONNRESET', { code: 'ECONNRESET', syscall: 'read' }),
  error('timeout exceeded when trying to connect'),
  error('Connection terminated unexpectedly'),
  error('Connection terminated due to connection timeout'),
  error('Client has encountered a connection error and is not queryable'),
  error('sorry, too many clients already', { code: '53300' }),
  error('could not extend file: No space left on device', { code: '53100' }),
  error('out of memory', { code: '53200' }),
  error('the database system is starting up', { code: '57P03' }),
  error('terminating connection due to administrator command', { code: '57P01' }),
  error('connection failure', { code: '08006' }),
  error('cannot execute INSERT in a read-only transaction', { code: '25006' }),
  error('cannot access temporary or unlogged relations during recovery', { code: '0A000' }),
])('$message means: try again later', (failure) => {
  expect(isUnavailable(failure)).toBe(true)
})

it.each([
  error('canceling statement due to statement timeout', { code: '57014' }),
  error('duplicate key', { code: '23505' }),
  error('no such file', { code: 'ENOENT', syscall: 'open' }),
  error('something of ours that was terminated'),
  'a text',
  undefined,
])('%s is no reason to try again', (failure) => {
  expect(isUnavailable(failure)).toBe(false)
})
