/**
 * How many of something within an hour are unusual for one person. A large lender's first evening and a school class stay
 * below; a script does not.
 */
export const UNUSUAL_SPEED = {
  /** Orders that were begun, paid or not. */
  orders: 8,
  listings: 15,
  messages: 60,
  /** Other people who joined from the same network: more than a family or a flat share. */
  'sign-ups': 6,
} as const
export type Speed = keyof typeof UNUSUAL_SPEED

/** What people may have in common, gravest first. */
export const SHARED = ['document', 'iban', 'card', 'browser', 'address'] as const
export type Shared = (typeof SHARED)[number]

/** The order in which signals are shown: what is hardest to explain first. */
const ORDER: readonly string[] = [...SHARED, 'sign-ups', 'mail', 'orders', 'listings', 'messages']

const isSpeed = (kind: string): kind is Speed => Object.hasOwn(UNUSUAL_SPEED, kind)

/** Whether so many of this kind are worth showing: of what is shared one other, of what is fast the unusual number. */
export const isSignal = (kind: string, amount: number): boolean =>
  amount >= (isSpeed(kind) ? UNUSUAL_SPEED[kind] : 1)

/** Signals, those that are hardest to explain first. */
export const inOrder = <S extends { kind: string }>(signals: readonly S[]): S[] =>
  signals.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
