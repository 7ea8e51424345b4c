/** One payout as a bank is ordered to pay it. */
export interface PaymentOrder {
  /** The same order again is answered as the first time, and paid once. */
  idempotencyKey: string
  amountCents: number
  destination: { kind: 'iban' | 'stripe'; value: string }
  holder: string
  /** What the receiver's statement says. */
  reference: string
}

export type OrderStatus = { status: 'pending' | 'paid' } | { status: 'failed'; code: string }

/** Who pays people out. What was ordered is settled later: `find` says how it stands. */
export interface Bank {
  readonly name: string
  /** Gives an order; throws `BankRefused` where it never will be taken. */
  pay(order: PaymentOrder): Promise<{ id: string }>
  find(id: string): Promise<OrderStatus>
}

/** An order that the bank does not take, with its code. */
export class BankRefused extends Error {
  readonly code: string
  constructor(code: string) {
    super(`The bank refuses the order: ${code}.`)
    this.code = code
  }
}
