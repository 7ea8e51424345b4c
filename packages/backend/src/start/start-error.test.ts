import { expect, it } from 'vitest'
import { z } from 'zod'
import { readSettings } from './read-settings.ts'
import { collectFaults, StartError } from './start-error.ts'

const schema = z.object({ PORT: z.coerce.number().int().default(80), MODE: z.enum(['a', 'b']).optional() })

it('takes an empty setting as not given', () => {
  expect(readSettings(schema, { PORT: '', MODE: '' })).toEqual({ PORT: 80 })
})

it('names every wrong setting in a sentence of its own, and no value', () => {
  const read = () => readSettings(schema, { PORT: 'hunter2', MODE: 'c' })
  expect(read).toThrow(StartError)
  expect(read).toThrow(/^PORT is wrong: [^\n]+\.\nMODE is wrong: [^\n]+\.$/)
  expect(read).not.toThrow('hunter2')
})

it('gathers the faults of all readers, each once', () => {
  const broken = (fault: string) => () => {
    throw new StartError(fault)
  }
  expect(() => collectFaults(broken('A.'), () => 1, broken('B.'), broken('A.'))).toThrow(/^A\.\nB\.$/)
  expect(
    collectFaults(
      () => 1,
      () => 'x',
    ),
  ).toEqual([1, 'x'])
})

it('lets a bug through as it is', () => {
  const bug = new TypeError('bug')
  expect(() =>
    collectFaults(() => {
      throw bug
    }),
  ).toThrow(bug)
})
