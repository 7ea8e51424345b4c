/** One payout as it is ordered from the party that pays it. */
export interface PaymentOrder {
  /** The same order again is answered as the first time, and paid once. */
  idempotencyKey: string
  /** Our payout's id, which the order carries, so that a webhook about it finds the payout. */
  payoutId: string
  amountCents: number
  /** ISO 4217. */
  currency: string
  /** An IBAN, or the id of an account at a payment provider. */
  destination: string
  holder: string
  /** The text on the receiver's statement. */
  reference: string
}

export interface PlacedOrder {
  /** Of what the order is at the bank: one thing, or a transfer and the payout behind it. */
  ids: string[]
}

export type OrderStatus =
  | { status: 'pending' | 'missing' }
  /** The bank has it. `returnedCents` were taken back from the receiver's account since: only a person can say why. */
  | { status: 'paid'; returnedCents: number }
  /** `isOut`: the money still lies with the receiver's account, and has to be recalled first. */
  | { status: 'failed'; code: string; isOut: boolean }

/** Sends payouts. An order is settled later: `find` answers its state, also after it was paid. */
export interface Bank {
  readonly name: string
  /** Places an order; throws `BankRefused` where the bank will never take it. */
  pay(order: PaymentOrder): Promise<PlacedOrder>
  find(ids: readonly string[]): Promise<OrderStatus>
  /** Takes back the money that a failed order left outside; does nothing where that was done before. */
  recall(ids: readonly string[]): Promise<void>
}

/** An order that the bank refuses, with its code. */
export class BankRefused extends Error {
  readonly code: string
  constructor(code: string) {
    super(`The bank refuses the order: ${code}.`)
    this.code = code
  }
}
