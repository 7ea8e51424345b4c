import { spawn } from 'node:child_process'
import { expect, it } from 'vitest'
import { freePort } from '#backend/testing/free-port.ts'
import { readLiveMemory } from './live-memory.ts'

const MB = 1024 * 1024
const HOLDS_AND_DROPS = (megabytes: number) => `
  globalThis.held = Array.from({ length: ${megabytes} * 16 }, (_, n) => new Array(8192).fill(n + 0.5))
  for (let n = 0; n < 500; n++) new Array(8192).fill(n + 0.5)
  setInterval(() => {}, 1000)`

it('counts what is held in the main thread and in others, and not what was dropped', async () => {
  const port = await freePort()
  const program = `
    new (require('node:worker_threads').Worker)(${JSON.stringify(HOLDS_AND_DROPS(20))}, { eval: true })
    ${HOLDS_AND_DROPS(10)}
    console.log('ready')`
  const child = spawn(process.execPath, [`--inspect=127.0.0.1:${port}`, '-e', program], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  try {
    await new Promise((resolve) => child.stdout.once('data', resolve))
    await expect
      .poll(async () => (await readLiveMemory(port)).threads / MB, { timeout: 20_000 })
      .toBeGreaterThan(20)
    const { main, threads } = await readLiveMemory(port)
    expect(main / MB).toBeGreaterThan(10)
    expect(main / MB).toBeLessThan(25)
    expect(threads / MB).toBeLessThan(35)
  } finally {
    child.kill('SIGKILL')
  }
})
