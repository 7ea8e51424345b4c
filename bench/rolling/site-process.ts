import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const PATIENCE_MS = 300_000

/** One process of a site that is stopped and started again on the same port. */
export function createSiteProcess(port: number, env: Record<string, string>) {
  let child: ChildProcess | undefined
  const url = `http://127.0.0.1:${port}`
  process.once('exit', () => child?.kill('SIGKILL'))
  return {
    port,
    async start(): Promise<void> {
      child = spawn(process.execPath, ['src/server/main.ts'], {
        cwd: ROOT,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...env },
      })
      const started = performance.now()
      while (!(await isReady(url))) {
        if (child.exitCode !== null) throw new Error(`The process ended with ${child.exitCode}`)
        if (performance.now() - started > PATIENCE_MS) throw new Error('The process does not answer')
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
    },
    /** As a service manager does it; resolves when the process has ended. */
    async stop(): Promise<void> {
      const stopped = child
      if (!stopped || stopped.exitCode !== null) return
      const ended = new Promise<void>((resolve) => stopped.once('exit', () => resolve()))
      stopped.kill('SIGTERM')
      await ended
    },
  }
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
