import type { Shared, Speed } from '#domain/signals/speed.ts'

/** Somebody with whom a person shares something. */
export interface SignalPerson {
  id: string
  name: string
  isBlocked: boolean
}

/** Something about a person that staff should look at. It decides nothing. */
export interface Signal {
  kind: Shared | Speed | 'mail'
  /** The last digits of an IBAN or the domain of an address; null for others, which staff see only where they may. */
  hint: string | null
  /** Others who share it, a hundred at most, or how many within an hour. */
  amount: number
  /** ISO 8601: the end of the busiest hour; null for what is shared. */
  at: string | null
  /** Five of the others, blocked ones first. */
  others: SignalPerson[]
}

/** The signals of each person asked about; people without any are left out. */
export type SignalsOfPeople = Record<string, Signal[]>
