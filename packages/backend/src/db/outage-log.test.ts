import { expect, it } from 'vitest'
import { OutageLog } from './outage-log.ts'

const AWAY = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

function record() {
  const lines: { text?: string | undefined; failures?: number }[] = []
  const say = (fields: unknown, text?: string) =>
    void lines.push({
      text,
      ...('failures' in (fields as object) && { failures: (fields as { failures: number }).failures }),
    })
  return { lines, log: { debug: say, info: say, warn: say, error: say } }
}

it('says one line when the database goes and one when it is back, however many notice', async () => {
  const { lines, log } = record()
  const outage = new OutageLog(log, 50)
  for (let i = 0; i < 500; i++) expect(outage.covers(AWAY)).toBe(true)
  expect(lines).toEqual([{ text: 'the database is not available' }])
  await expect.poll(() => lines[1]).toEqual({ text: 'the database is available again', failures: 500 })
  outage.covers(AWAY)
  expect(lines[2]).toEqual({ text: 'the database is not available' })
})

it('leaves every other error to those who met it', () => {
  const { lines, log } = record()
  expect(new OutageLog(log).covers(new Error('a bug'))).toBe(false)
  expect(lines).toEqual([])
})
