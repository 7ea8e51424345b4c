/** What a transfer adds to an account (credit), or takes from it (debit, negative), in cents. */
export interface NumberedEntry {
  number: string
  cents: number
}

/** So many cents from the debit of one account to the credit of another. */
export interface Posting {
  debit: string
  credit: string
  cents: number
}

/**
 * The entries of one transfer as postings between two accounts each, as bookkeeping programs take them: for each account
 * their sum is that of its entries. An account that both gets and gives has the difference; entries that do not sum to zero
 * are a bug and thrown.
 */
export function pairEntries(entries: readonly NumberedEntry[]): Posting[] {
  const sums = new Map<string, number>()
  for (const { number, cents } of entries) sums.set(number, (sums.get(number) ?? 0) + cents)
  const side = (sign: 1 | -1) =>
    [...sums]
      .filter(([, cents]) => cents * sign > 0)
      .map(([number, cents]) => ({ number, left: cents * sign }))
  const debits = side(-1)
  const credits = side(1)
  const postings: Posting[] = []
  while (debits[0] && credits[0]) {
    const [debit, credit] = [debits[0], credits[0]]
    const cents = Math.min(debit.left, credit.left)
    postings.push({ debit: debit.number, credit: credit.number, cents })
    debit.left -= cents
    credit.left -= cents
    if (debit.left === 0) debits.shift()
    if (credit.left === 0) credits.shift()
  }
  if (debits.length + credits.length > 0) throw new Error('the entries of a transfer do not sum to zero')
  return postings
}
