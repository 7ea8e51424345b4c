import type pg from 'pg'
import type { Database } from '#backend/db/database.ts'
import type { Random } from '#seed/random.ts'
import type { Bank } from '#server/providers/bank.ts'
import type { PayoutAccounts } from '#server/providers/payout-accounts.ts'
import { type PaymentProvider, PaymentProviderError } from '#server/providers/provider.ts'

/** The faults of a walk, and how often each occurred; none occurs while `isOn` is false. */
export interface Faults {
  isOn: boolean
  random: Random
  counts: { crashBefore: number; crashAfter: number; neverArrived: number; answerLost: number }
}

export const createFaults = (random: Random): Faults => ({
  isOn: false,
  random,
  counts: { crashBefore: 0, crashAfter: 0, neverArrived: 0, answerLost: 0 },
})

const CRASHES = 0.02
const TIME_OUTS = 0.12

/** The process dies between two steps: right before a transaction commits, or right after. */
export class Crash extends Error {
  override name = 'Crash'
}

/** Makes whatever runs on these connections crash at a commit now and then. */
export function crashAtCommits({ pool }: Database, faults: Faults): void {
  const watched = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      if (!isCommit(args[0]) || !faults.isOn || !faults.random.chance(CRASHES)) return query(...args)
      if (faults.random.chance(0.5)) {
        faults.counts.crashBefore++
        return Promise.reject(new Crash('died before the commit'))
      }
      faults.counts.crashAfter++
      return Promise.resolve(query(...args)).then(() => {
        throw new Crash('died after the commit')
      })
    }) as typeof client.query
  })
}

const isCommit = (first: unknown): boolean =>
  (typeof first === 'string' ? first : ((first as { text?: string })?.text ?? '')).trim() === 'commit'

/** A provider of which some requests never arrive and some answers are lost on the way back. */
export const unreliableProvider = <Provider extends PaymentProvider>(provider: Provider, faults: Faults) => {
  const unreliable = { ...provider }
  for (const name of [
    'createPayment',
    'retrieve',
    'retrieveMany',
    'confirmWith',
    'capture',
    'void',
    'refund',
    'retrieveDispute',
    'listDisputes',
    'submitEvidence',
  ] as const) {
    const ask = provider[name].bind(provider) as (...args: unknown[]) => Promise<unknown>
    Object.assign(unreliable, { [name]: (...args: unknown[]) => unreliably(faults, () => ask(...args)) })
  }
  return unreliable
}

/** The same for the bank that pays people out. */
export const unreliableBank = (bank: Bank, faults: Faults): Bank => ({
  ...bank,
  pay: (order) => unreliably(faults, () => bank.pay(order)),
  find: (ids) => unreliably(faults, () => bank.find(ids)),
  recall: (ids) => unreliably(faults, () => bank.recall(ids)),
})

/** The same for accounts at the payment provider. */
export const unreliableAccounts = (accounts: PayoutAccounts, faults: Faults): PayoutAccounts => ({
  ...accounts,
  ...unreliableBank(accounts, faults),
  name: accounts.name,
  findAccount: (id) => unreliably(faults, () => accounts.findAccount(id)),
  sendAgain: (...order) => unreliably(faults, () => accounts.sendAgain(...order)),
})

async function unreliably<Answer>(faults: Faults, ask: () => Promise<Answer>): Promise<Answer> {
  if (faults.isOn && faults.random.chance(TIME_OUTS / 2)) {
    faults.counts.neverArrived++
    throw new PaymentProviderError('unavailable', 'the request never arrived')
  }
  const answer = await ask()
  if (faults.isOn && faults.random.chance(TIME_OUTS / 2)) {
    faults.counts.answerLost++
    throw new PaymentProviderError('unavailable', 'the answer was lost')
  }
  return answer
}
