import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { runCommand } from './run-command.ts'

const options = { cwd: tmpdir(), env: process.env, longestMs: 20_000, graceMs: 300, onOutput() {} }
const run = (script: string, changed?: Partial<typeof options>) =>
  runCommand([process.execPath, '-e', script], { ...options, ...changed })

it('reports no failure for a command that succeeds', async () => {
  expect(await run('')).toBeUndefined()
})

it('reports the exit of a command that fails', async () => {
  expect(await run('process.exit(3)')).toBe('ended with 3')
  expect(await run('process.kill(process.pid, "SIGKILL")')).toBe('ended with SIGKILL')
})

it('passes on all that a command writes to stdout and stderr, up to its end', async () => {
  let written = ''
  const onOutput = (chunk?: Buffer) => {
    written += chunk
  }
  await run(`console.log('well'); console.error('ill'); console.log('x'.repeat(100_000))`, { onOutput })
  expect(written).toContain('well')
  expect(written).toContain('ill')
  expect(written).toContain(`${'x'.repeat(100_000)}\n`)
})

it('reports a command that does not exist as a failure, without crashing', async () => {
  expect(await runCommand(['no-such-command-here'], options)).toContain('ENOENT')
})

it('stops a hanging command and its children, even if they ignore signals', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-command-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const note = join(folder, 'pid')
  const ignoringSigterm = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)`
  const parent = `
    const child = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(ignoringSigterm)}])
    require('node:fs').writeFileSync(${JSON.stringify(note)}, String(child.pid))
    ${ignoringSigterm}`
  expect(await run(parent, { longestMs: 1_500 })).toBe('stopped after 2 s')
  const pid = Number(readFileSync(note, 'utf8'))
  await expect.poll(() => isRunning(pid), { timeout: 5_000 }).toBe(false)
})

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // A zombie that its parent has not reaped yet still has an id.
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
  } catch {
    return false
  }
}
