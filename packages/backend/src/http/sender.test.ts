import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { addressGroup, clientAddress } from './sender.ts'

async function seen(trustProxy: boolean, forwarded?: string, remoteAddress?: string) {
  const app = new Hono()
  let address: string | undefined
  app.get('/', (c) => {
    address = clientAddress(c, trustProxy)
    return c.body(null)
  })
  const headers: Record<string, string> = forwarded ? { 'x-forwarded-for': forwarded } : {}
  await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })
  return address
}

describe('the address of a client', () => {
  it.each([
    ['is the socket’s, whatever the header says', false, '192.0.2.1', '198.51.100.7', '198.51.100.7'],
    ['is what the proxy wrote last', true, '192.0.2.1, 203.0.113.9', '127.0.0.1', '203.0.113.9'],
    ['is the socket’s where the proxy wrote nothing', true, undefined, '198.51.100.7', '198.51.100.7'],
    ['is IPv4 in its short form', false, undefined, '::ffff:198.51.100.7', '198.51.100.7'],
    ['has no port', true, '203.0.113.9:4711', undefined, '203.0.113.9'],
    ['has no brackets', true, '[2001:db8::1]:443', undefined, '2001:db8::1'],
    ['is unknown when it is none', true, 'unknown', undefined, undefined],
    ['is unknown inside the process', false, '192.0.2.1', undefined, undefined],
  ])('%s', async (_, trustProxy, forwarded, socket, expected) => {
    expect(await seen(trustProxy, forwarded, socket)).toBe(expected)
  })

  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['local', 'local'],
  ])('%s counts as %s', (address, group) => {
    expect(addressGroup(address)).toBe(group)
  })
})
