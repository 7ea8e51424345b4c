import { expect, it } from 'vitest'
import { type NumberedEntry, pairEntries } from './pair-entries.ts'

/** What postings add to each account, as entries would. */
function sumsOf(entries: readonly NumberedEntry[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { number, cents } of entries) sums[number] = (sums[number] ?? 0) + cents
  return Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0))
}

it('makes one posting of two entries', () => {
  expect(
    pairEntries([
      { number: '1360', cents: -2_000 },
      { number: '1592', cents: 2_000 },
    ]),
  ).toEqual([{ debit: '1360', credit: '1592', cents: 2_000 }])
})

it('splits what one account gives among those that get it', () => {
  expect(
    pairEntries([
      { number: '1590', cents: -2_000 },
      { number: '1700', cents: 1_700 },
      { number: '1792', cents: 240 },
      { number: '1701', cents: 40 },
      { number: '1701', cents: 20 },
    ]),
  ).toEqual([
    { debit: '1590', credit: '1700', cents: 1_700 },
    { debit: '1590', credit: '1792', cents: 240 },
    { debit: '1590', credit: '1701', cents: 60 },
  ])
})

it('never posts an account against itself', () => {
  expect(
    pairEntries([
      { number: '1700', cents: -500 },
      { number: '1700', cents: 500 },
    ]),
  ).toEqual([])
})

it('keeps each account’s sum, to the cent, with no posting of nothing', () => {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed % below
  }
  for (let round = 0; round < 300; round++) {
    const entries = Array.from({ length: 1 + random(6) }, () => ({
      number: String(1_700 + random(5)),
      cents: random(200_001) - 100_000,
    }))
    const rest = entries.reduce((sum, { cents }) => sum + cents, 0)
    const balanced = [...entries, { number: '1360', cents: -rest }]
    const postings = pairEntries(balanced)
    expect(
      sumsOf(
        postings.flatMap(({ debit, credit, cents }) => [
          { number: debit, cents: -cents },
          { number: credit, cents },
        ]),
      ),
    ).toEqual(sumsOf(balanced))
    expect(postings.every(({ debit, credit, cents }) => cents > 0 && debit !== credit)).toBe(true)
  }
})

it('throws where money was made', () => {
  expect(() =>
    pairEntries([
      { number: '1360', cents: -1 },
      { number: '1592', cents: 2 },
    ]),
  ).toThrow('do not sum to zero')
})
