import { type ChildProcess, spawn } from 'node:child_process'

/** Milliseconds that a command has to end after it was asked to. */
const GRACE_MS = 10_000
const MAX_READING_MS = 2_000
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

interface Options {
  cwd: string
  env: NodeJS.ProcessEnv
  longestMs: number
  graceMs?: number
  /** Receives what the command writes to stdout and stderr, in order. */
  onOutput(chunk: Buffer): void
}

/**
 * Runs a command and returns why it failed, if it did. After `longestMs` the command is ended together with its
 * children: otherwise a test runner would leave browsers and servers behind.
 */
export async function runCommand(
  [command, ...args]: string[],
  { cwd, env, longestMs, graceMs = GRACE_MS, onOutput }: Options,
): Promise<string | undefined> {
  const isWindows = process.platform === 'win32'
  const child = spawn(command as string, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: isWindows,
    // Its own process group, which can be ended as a whole.
    detached: !isWindows,
  })
  child.stdout.on('data', onOutput)
  child.stderr.on('data', onOutput)
  let isTooLong = false
  const timers = [
    setTimeout(() => {
      isTooLong = true
      signal(child, 'SIGTERM')
    }, longestMs),
    setTimeout(() => signal(child, 'SIGKILL'), longestMs + graceMs),
  ]
  const interrupt = (name: NodeJS.Signals) => {
    signal(child, name)
    process.exit(1)
  }
  for (const name of SIGNALS) process.once(name, interrupt)
  try {
    const [code, name] = await ended(child)
    await untilRead(child)
    if (isTooLong) return `stopped after ${Math.round(longestMs / 1000)} s`
    return code === 0 ? undefined : `ended with ${name ?? code}`
  } catch (error) {
    return (error as Error).message
  } finally {
    for (const timer of timers) clearTimeout(timer)
    for (const name of SIGNALS) process.off(name, interrupt)
    if (isTooLong) signal(child, 'SIGKILL')
  }
}

const ended = (child: ChildProcess) =>
  new Promise<[number | null, NodeJS.Signals | null]>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, name) => resolve([code, name]))
  })

/** Waits for the remaining output, but not for a process left behind that keeps the pipes open. */
const untilRead = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.stdout?.closed && child.stderr?.closed) return resolve()
    const timer = setTimeout(resolve, MAX_READING_MS)
    child.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
  })

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (!child.pid) return
  try {
    if (process.platform === 'win32') child.kill(name)
    else process.kill(-child.pid, name)
  } catch {
    // The group is gone already.
  }
}
