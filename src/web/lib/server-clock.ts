/** A connection that says nothing for so long is none. */
const ANSWER_MS = 4_000

/**
 * How far the server's clock is ahead of this device's, in ms: a phone that goes ten minutes wrong must not show ten
 * minutes too many of a hold. 0 where it cannot be known or makes no difference.
 */
export async function clockOffset(): Promise<number> {
  try {
    const sent = Date.now()
    const { headers } = await fetch('/ping', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) })
    const here = (sent + Date.now()) / 2
    // The header tells whole seconds: half of one is what it leaves out on average.
    const offset = Date.parse(headers.get('date') ?? '') + 500 - here
    return Math.abs(offset) > 1_500 ? offset : 0
  } catch {
    return 0
  }
}
