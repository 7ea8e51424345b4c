const ANSWER_MS = 5_000
const AGAIN_MS = 3_000

/** Whether the site answers just now. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  const asked = fetch('/ping', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) })
  return asked.then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Waits until the site answers, or for the signal. */
export async function untilReachable(signal?: AbortSignal): Promise<void> {
  do await onlineOrIn(AGAIN_MS, signal)
  while (!signal?.aborted && !(await isReachable()))
}

function onlineOrIn(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController()
    const finish = () => {
      done.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(finish, milliseconds)
    window.addEventListener('online', finish, { signal: done.signal })
    signal?.addEventListener('abort', finish, { signal: done.signal })
  })
}
