import { expect, it } from 'vitest'
import type { LedgerPart } from '#contract/ledger.ts'
import { joinParts } from './join-parts.ts'

const part = (lines: string, count: number, next: string | null = null): LedgerPart => ({
  ...{ head: btoa('head\n'), lines: btoa(lines), count, next },
})
const texts = async (parts: Record<string, LedgerPart>, max: number) =>
  (await joinParts(async (after) => parts[after ?? 'first']!, max)).map((file) =>
    file.parts.map((bytes) => new TextDecoder('latin1').decode(bytes)).join(''),
  )

it('puts parts together under one head', async () => {
  const parts = { first: part('a\nb\n', 2, 'x'), x: part('c\n', 1, 'y'), y: part('', 0) }
  expect(await texts(parts, Number.POSITIVE_INFINITY)).toEqual(['head\na\nb\nc\n'])
})

it('begins another file where one is full', async () => {
  const parts = { first: part('a\nb\n', 2, 'x'), x: part('c\n', 1, 'y'), y: part('d\n', 1) }
  expect(await texts(parts, 3)).toEqual(['head\na\nb\nc\n', 'head\nd\n'])
})

it('makes no file of nothing', async () => {
  expect(await texts({ first: part('', 0) }, 3)).toEqual([])
})

it('keeps every byte', async () => {
  const bytes = String.fromCharCode(...Array.from({ length: 256 }, (_, n) => n))
  const [file] = await joinParts(async () => part(bytes, 1), 3)
  expect([...file!.parts[1]!]).toEqual(Array.from({ length: 256 }, (_, n) => n))
})
