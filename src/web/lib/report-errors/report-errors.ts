/** The most that one page reports: an error in a loop says the same again and again. */
const MAX_REPORTS = 5
const ADDRESS = '/error-reports'

const reported = new Set<string>()

/** Tells the site of an error in its pages; what the site does with it is its operator's choice. */
export function reportError(error: unknown): void {
  if (!(error instanceof Error) || isOfTheNetwork(error) || reported.size >= MAX_REPORTS) return
  const { name, message, stack = '' } = error
  const key = `${name} ${message}`
  if (reported.has(key)) return
  reported.add(key)
  const body = {
    type: name.slice(0, 100),
    message: message.slice(0, 1_000),
    stack: stack.slice(0, 6_000),
    path: location.pathname.slice(0, 500),
  }
  const headers = { 'content-type': 'application/json' }
  fetch(ADDRESS, { method: 'POST', headers, body: JSON.stringify(body), keepalive: true }).catch(() => {})
}

/** A visitor in a tunnel is no fault of ours. */
const isOfTheNetwork = ({ name, message }: Error) =>
  name === 'AbortError' || /failed to fetch|load failed|networkerror|dynamically imported/i.test(message)

/** Hears of errors that nobody handles, and of those that a component's boundary has caught, which are printed. */
export function watchErrors(): void {
  addEventListener('error', ({ error }) => reportError(error))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
  const print = console.error
  console.error = (...words: unknown[]) => {
    for (const word of words) reportError(word)
    print(...words)
  }
}
