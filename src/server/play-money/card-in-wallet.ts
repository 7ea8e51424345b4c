import { type Card, cvcLengthOf, digitsOf } from '#domain/money/card.ts'

/** A card as a wallet hands it over: its owner types neither its expiry nor its code. */
export const cardInWallet = (number: string, now: Date): Card => ({
  number,
  expMonth: 12,
  expYear: now.getUTCFullYear() + 3,
  cvc: '0'.repeat(cvcLengthOf(digitsOf(number))),
})
