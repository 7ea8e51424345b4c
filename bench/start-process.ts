import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '#backend/testing/free-port.ts'
import { cpuMsOf } from './cpu-time.ts'

const ROOT = join(import.meta.dirname, '..')
const PATIENCE_MS = 120_000

export interface RunningProcess {
  url: string
  /** Processor time so far, in milliseconds; only where the system has /proc. */
  cpuMs(): number | undefined
  stop(): Promise<void>
}

/** Starts one of our servers in its own process on a free port, with options of Node.js, and waits until it answers `/ping`. */
export async function startProcess(
  file: string,
  env: Record<string, string>,
  options: string[] = [],
): Promise<RunningProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [...options, file], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', SITE_URL: url, ...env },
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const started = performance.now()
  while (!(await answers(`${url}/ping`))) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`)
    if (performance.now() - started > PATIENCE_MS) throw new Error(`${file} does not answer`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    url,
    cpuMs: () => cpuMsOf(child.pid),
    async stop() {
      process.off('exit', kill)
      child.kill('SIGTERM')
      await ended
    },
  }
}

const answers = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  )
