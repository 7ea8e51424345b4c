import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LogOutput } from './log-output.ts'

const failure = (code: string) => Object.assign(new Error(code), { code })

/** An output whose disk or pipe the test fills up: `room` is how many bytes it takes, then it fails with `code`. */
function output() {
  const disk = { text: '', room: Number.POSITIVE_INFINITY, code: 'ENOSPC' }
  const log = new LogOutput((bytes) => {
    if (disk.room === 0) throw failure(disk.code)
    const taken = bytes.subarray(0, disk.room)
    disk.room -= taken.length
    disk.text += taken
    return taken.length
  })
  return { disk, log, lines: () => disk.text.split('\n').slice(0, -1) }
}

const COUNT = (dropped: number) => expect.stringMatching(`"dropped":${dropped},`)

it('drops and counts what a full disk does not take, and says how many once there is room', () => {
  const { disk, log, lines } = output()
  log.write('one\n')
  disk.room = 0
  for (let i = 0; i < 10; i++) log.write('lost\n')
  disk.room = Number.POSITIVE_INFINITY
  log.write('two\n')
  log.write('three\n')
  expect(lines()).toEqual(['one', 'two', COUNT(10), 'three'])
})

it('begins a new line after one that the disk took half of', () => {
  const { disk, log, lines } = output()
  disk.room = 4
  log.write('cut in half\n')
  disk.room = Number.POSITIVE_INFINITY
  log.write('whole\n')
  expect(lines()).toEqual(['cut ', 'whole', COUNT(1)])
})

it('keeps the count where even that cannot be written', () => {
  const { disk, log, lines } = output()
  disk.room = 0
  log.write('lost\n')
  disk.room = 4
  log.write('two\n')
  disk.room = Number.POSITIVE_INFINITY
  log.write('three\n')
  expect(lines()).toEqual(['two', 'three', COUNT(1)])
})

it('keeps some lines for a slow reader, in order, and drops what is too much', async () => {
  const { disk, log, lines } = output()
  disk.code = 'EAGAIN'
  disk.room = 2
  const line = `${'x'.repeat(1_023)}\n`
  for (let i = 0; i < 1_500; i++) log.write(line)
  disk.room = Number.POSITIVE_INFINITY
  await expect.poll(lines).toHaveLength(1_025)
  expect(
    lines()
      .slice(0, -1)
      .every((each) => `${each}\n` === line),
  ).toBe(true)
  expect(lines().at(-1)).toEqual(COUNT(1_500 - 1_024))
})

/** Writes many lines in a process of its own, which then says how it is on standard error. */
async function logMuch(stdout: number | 'pipe') {
  const script = `
    import { createLog } from ${JSON.stringify(join(import.meta.dirname, '../log.ts'))}
    const log = createLog('info')
    for (let i = 0; i < 20_000; i++) log.info({ i }, 'a line of the log')
    setTimeout(() => process.stderr.write('alive'), 300)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', stdout, 'pipe'],
  })
  let said = ''
  child.stderr!.on('data', (chunk) => {
    said += chunk
  })
  const [code] = await once(child, 'exit')
  return { said, code }
}

it('a process goes on whose standard output is full', async () => {
  expect(await logMuch(openSync('/dev/full', 'w'))).toEqual({ said: 'alive', code: 0 })
})

it('a process goes on whose standard output nobody reads', async () => {
  expect(await logMuch('pipe')).toEqual({ said: 'alive', code: 0 })
})
