import { expect, it } from 'vitest'
import { isPrivateAddress } from './is-private-address.ts'

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.178.20',
  '169.254.1.1',
  '::1',
  '::ffff:192.168.0.4',
  'fd12:3456::1',
  'FE80::1',
])('%s is private', (ip) => {
  expect(isPrivateAddress(ip)).toBe(true)
})

it.each(['192.0.2.44', '172.32.0.1', '11.0.0.1', '2001:db8::1', '::ffff:192.0.2.1', '100.64.0.1', ''])(
  '%s is of the internet',
  (ip) => {
    expect(isPrivateAddress(ip)).toBe(false)
  },
)
