/** A connection that is silent for so long counts as lost. */
const ANSWER_MS = 4_000

/**
 * By how many ms the server's clock is ahead of this device's: a phone whose clock is ten minutes off must not show ten
 * minutes too many of a hold. 0 if unknown or insignificant.
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
