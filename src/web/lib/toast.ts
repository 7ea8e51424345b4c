export const VISIBLE_TOASTS = 3
export const TOAST_MS = 4_000

/** Faults that are mended elsewhere than where they were met. */
export const ABOUT_CONNECTION = 'connection'
export const ABOUT_SIGN_IN = 'sign-in'

export interface Toast {
  id: number
  title: string
  description?: string
  tone?: 'plain' | 'good' | 'bad'
  action?: { label: string; run(): void }
  /** The act or the fault that it tells of: a newer message about it takes its place. */
  about?: string
}

let toasts: readonly Toast[] = []
let lastId = 0
let paused = false
const timers = new Map<number, { timer?: ReturnType<typeof setTimeout>; left: number; since: number }>()
const listeners = new Set<() => void>()

/** Shows a message in the corner; the newest three are seen, each for four seconds. */
export function toast(message: Omit<Toast, 'id'>): number {
  const id = ++lastId
  if (message.about) dismissToastsAbout(message.about)
  const dropped = toasts.slice(VISIBLE_TOASTS - 1)
  for (const old of dropped) forget(old.id)
  timers.set(id, { left: TOAST_MS, since: 0 })
  if (!paused) run(id)
  change([{ ...message, id }, ...toasts.slice(0, VISIBLE_TOASTS - 1)])
  return id
}

export function dismissToast(id: number): void {
  forget(id)
  change(toasts.filter((toast) => toast.id !== id))
}

/** The fault is mended, or the act has been done after all: what was said about it is no longer true. */
export function dismissToastsAbout(about: string): void {
  for (const old of toasts) if (old.about === about) dismissToast(old.id)
}

/** While the visitor reads or is about to press something, nothing disappears. */
export function pauseToasts(): void {
  if (paused) return
  paused = true
  for (const clock of timers.values()) {
    clearTimeout(clock.timer)
    clock.left -= Date.now() - clock.since
  }
}

export function resumeToasts(): void {
  if (!paused) return
  paused = false
  for (const id of timers.keys()) run(id)
}

export const toastStore = {
  subscribe(tell: () => void) {
    listeners.add(tell)
    return () => void listeners.delete(tell)
  },
  read: () => toasts,
}

function run(id: number) {
  const clock = timers.get(id)!
  clock.since = Date.now()
  clock.timer = setTimeout(() => dismissToast(id), Math.max(clock.left, 0))
}

function forget(id: number) {
  clearTimeout(timers.get(id)?.timer)
  timers.delete(id)
  if (timers.size === 0) paused = false
}

function change(next: readonly Toast[]) {
  toasts = next
  for (const tell of listeners) tell()
}
