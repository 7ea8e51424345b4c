/**
 * The whole amounts between two at which a slider stops, each 5 to 10 per cent above the last and at least by one: one
 * dear item leaves room for all the others. Both ends and the `chosen` amounts are among them.
 */
export function priceSteps(min: number, max: number, chosen: readonly number[] = []): number[] {
  const steps = new Set([min, max, ...chosen])
  for (let at = after(min); at < max; at = after(at)) steps.add(at)
  return [...steps].sort((a, b) => a - b)
}

function after(amount: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(amount, 1)))
  const by = Math.max(1, (magnitude / 10) * stepAt(amount / magnitude))
  return (Math.floor(amount / by) + 1) * by
}

const stepAt = (lead: number) => (lead < 2 ? 1 : lead < 5 ? 2 : 5)
