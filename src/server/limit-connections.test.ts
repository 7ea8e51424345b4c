import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { limitConnections } from './limit-connections.ts'

class Peer extends EventEmitter {
  isOpen = true
  readonly remoteAddress: string
  constructor(remoteAddress: string) {
    super()
    this.remoteAddress = remoteAddress
  }
  destroy() {
    this.isOpen = false
    this.emit('close')
  }
}

/** Connects from these addresses, one after the other, to a server that takes two connections of each. */
function connectFrom(...addresses: string[]): Peer[] {
  const server = new EventEmitter()
  limitConnections(server, 2)
  return addresses.map((address) => {
    const peer = new Peer(address)
    server.emit('connection', peer)
    return peer
  })
}
const openOf = (peers: Peer[]) => peers.map(({ isOpen }) => isOpen)

it('hangs up on one address that has enough connections, and on no other', () => {
  expect(openOf(connectFrom('192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'))).toEqual([
    true,
    true,
    false,
    true,
  ])
})

it('tells IPv4 addresses apart on a socket of IPv6', () => {
  const mapped = ['::ffff:192.0.2.1', '::ffff:192.0.2.2', '::ffff:192.0.2.3', '::ffff:192.0.2.4']
  expect(openOf(connectFrom(...mapped))).toEqual([true, true, true, true])
})

it('takes the addresses of one household in IPv6 for one', () => {
  expect(openOf(connectFrom('2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1'))).toEqual([
    true,
    true,
    false,
    true,
  ])
})
