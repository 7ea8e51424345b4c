import { BlockList, isIP } from 'node:net'

const blocked = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  blocked.addSubnet(network, bits)
for (const [network, bits] of [
  // Ways to reach IPv4 addresses under another name, and what is only in documents.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  blocked.addSubnet(network, bits, 'ipv6')

const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/**
 * Whether an IP address is one of the public internet: no loopback, private, link-local, shared, multicast or reserved
 * one (IANA special-purpose registries), and no IPv6 address that stands for an IPv4 one.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !blocked.check(address)
  return family === 6 && global6.check(address, 'ipv6') && !blocked.check(address, 'ipv6')
}
