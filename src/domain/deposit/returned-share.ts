/** A rental of several units, with the deposit that was agreed on for all of them. */
export interface DepositOfUnits {
  depositCents: number
  quantity: number
}

/**
 * The share of a deposit for so many of its rental's units, in cents; a cent that cannot be shared stays with the last
 * ones.
 */
export const depositShareCents = ({ depositCents, quantity }: DepositOfUnits, units: number): number =>
  units * Math.floor(depositCents / quantity)
