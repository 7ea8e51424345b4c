import { lookup as resolveName } from 'node:dns'
import type { LookupFunction } from 'node:net'

/** A name leads to an address that must not be contacted. */
export class ForbiddenAddress extends Error {
  constructor() {
    super('this address must not be contacted')
  }
}

/**
 * Resolves a name once and refuses it with `ForbiddenAddress` where any of its addresses may not be contacted; the
 * connection then goes to an address that was checked, so that the name cannot lead elsewhere meanwhile.
 */
export const checkedLookup =
  (mayContact: (address: string) => boolean): LookupFunction =>
  (name, options, callback) =>
    resolveName(name, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return callback(error ?? new Error(`${name} has no address`), '', 4)
      if (!addresses.every(({ address }) => mayContact(address)))
        return callback(new ForbiddenAddress(), '', 4)
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
