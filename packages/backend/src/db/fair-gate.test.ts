import { expect, it } from 'vitest'
import { FairGate } from './fair-gate.ts'

/** Work that ends when it is told to, and the order in which it began. */
function stage(gate: FairGate) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const results: Promise<string>[] = []
  return {
    begun,
    ask(key: string, name: string) {
      const result = gate.run(key, async () => {
        begun.push(name)
        await new Promise<void>((resolve) => ends.set(name, resolve))
        return name
      })
      result.catch(() => {})
      results.push(result)
      return result
    },
    async end(name: string) {
      ends.get(name)!()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

it('lets a few run, and the next when one is done', async () => {
  const { ask, end, begun } = stage(new FairGate({ most: 2, patienceMs: 1_000 }))
  for (const name of ['1', '2', '3', '4']) void ask('a', name)
  expect(begun).toEqual(['1', '2'])
  await end('2')
  expect(begun).toEqual(['1', '2', '3'])
  await end('1')
  expect(begun).toEqual(['1', '2', '3', '4'])
})

it('takes those who wait in turns', async () => {
  const { ask, end, begun } = stage(new FairGate({ most: 1, patienceMs: 1_000 }))
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name)
  for (const name of ['b1', 'b2']) void ask('b', name)
  void ask('c', 'c1')
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await end(name)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

it('keeps something for others where one has all that it may', async () => {
  const { ask, end, begun } = stage(new FairGate({ most: 3, mostPerKey: 2, patienceMs: 1_000 }))
  for (const name of ['a1', 'a2', 'a3']) void ask('a', name)
  expect(begun).toEqual(['a1', 'a2'])
  void ask('b', 'b1')
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  await end('b1')
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  await end('a1')
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
})

it('refuses a caller who has waited too long, and goes on with the others', async () => {
  const { ask, end, begun } = stage(new FairGate({ most: 1, patienceMs: 60 }))
  void ask('a', 'a1')
  await expect(ask('a', 'a2')).rejects.toThrow('timeout exceeded when trying to connect')
  void ask('b', 'b1')
  await end('a1')
  expect(begun).toEqual(['a1', 'b1'])
})

it('counts what fails as done', async () => {
  const gate = new FairGate({ most: 1, patienceMs: 1_000 })
  await expect(gate.run('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  await expect(gate.run('a', async () => 'next')).resolves.toBe('next')
})
