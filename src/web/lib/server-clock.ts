let measured: Promise<number> | undefined

/**
 * How far the server's clock is ahead of this device's, in ms: a phone that goes ten minutes wrong must not show ten
 * minutes too many of a hold. Measured once a visit; 0 where it cannot be known or makes no difference.
 */
export function clockOffset(): Promise<number> {
  measured ??= measure().catch(() => 0)
  return measured
}

async function measure(): Promise<number> {
  const sent = Date.now()
  const { headers } = await fetch('/ping', { cache: 'no-store' })
  const here = (sent + Date.now()) / 2
  // The header tells whole seconds: half of one is what it leaves out on average.
  const there = Date.parse(headers.get('date') ?? '') + 500
  const offset = there - here
  return Math.abs(offset) > 1_500 ? offset : 0
}
