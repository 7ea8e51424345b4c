import { type CardFault, cardFault, readExpiry } from '#domain/money/card.ts'

/** A card as it is typed. */
export interface CardTexts {
  number: string
  expiry: string
  cvc: string
  name: string
}

export interface TypedCard {
  number: string
  expMonth: number
  expYear: number
  cvc: string
  name: string
}

export type FieldFaults = Partial<Record<CardFault | 'name', boolean>>

export const cardOf = ({ number, expiry, cvc, name }: CardTexts): TypedCard => ({
  number: number.replace(/\D/g, ''),
  ...readExpiry(expiry),
  cvc: cvc.trim(),
  name: name.trim(),
})

/** The errors of a typed card, by field. */
export function faultsOf(texts: CardTexts, now = new Date()): FieldFaults {
  const card = cardOf(texts)
  const faults: FieldFaults = {}
  // The rule stops at the first fault: asked again with that part made good, it names the next.
  const good = { number: '4242424242424242', expMonth: 12, expYear: now.getUTCFullYear() + 1, cvc: '123' }
  const { expMonth, expYear } = card
  if (cardFault({ ...good, number: card.number, cvc: isAmex(card) ? '1234' : '123' }, now))
    faults.number = true
  const expiry = cardFault({ ...good, expMonth, expYear }, now)
  if (expiry) faults[expiry] = true
  const forCvc = faults.number ? good : { ...good, number: card.number }
  if (cardFault({ ...forCvc, cvc: card.cvc }, now)) faults.cvc = true
  if (!card.name) faults.name = true
  return faults
}

const isAmex = ({ number }: TypedCard) => /^3[47]/.test(number)
