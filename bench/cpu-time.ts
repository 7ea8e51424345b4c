import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const TICK_MS = 10

interface Stat {
  parent: number
  ownMs: number
  /** The time of child processes that have ended. */
  endedMs: number
}

/** Processor time of one process so far, in milliseconds; only where the system has /proc. */
export const cpuMsOf = (pid: number | undefined): number | undefined =>
  pid === undefined ? undefined : statOf(pid)?.ownMs

/** The same for a process and its children, including those that have ended. */
export function treeCpuMsOf(pid: number): number | undefined {
  const head = statOf(pid)
  if (!head) return undefined
  const children = readdirSync('/proc').map((name) => (/^\d+$/.test(name) ? statOf(Number(name)) : undefined))
  return children.reduce(
    (sum, child) => sum + (child?.parent === pid ? child.ownMs : 0),
    head.ownMs + head.endedMs,
  )
}

export const parentOf = (pid: number): number | undefined => statOf(pid)?.parent

function statOf(pid: number): Stat | undefined {
  if (process.platform !== 'linux') return undefined
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const at = fields.split(' ').map(Number)
    const ms = (first: number) => ((at[first] ?? 0) + (at[first + 1] ?? 0)) * TICK_MS
    return { parent: at[1] ?? 0, ownMs: ms(11), endedMs: ms(13) }
  } catch {
    // The process has just ended.
  }
}
