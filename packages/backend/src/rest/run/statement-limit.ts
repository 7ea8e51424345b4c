const MS: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, min: 60_000, h: 3_600_000, d: 86_400_000 }

/**
 * How long a statement may take, in milliseconds, by the first `statement_timeout` that is set: a function's own, its
 * role's, the data API's. Undefined where none is; 0 for as long as it likes.
 */
export function statementLimit(...timeouts: (string | undefined)[]): number | undefined {
  const text = timeouts.find((timeout) => timeout !== undefined)
  if (text === undefined) return undefined
  const [, number, unit = 'ms'] = /^\s*(\d+(?:\.\d+)?)\s*([a-z]*)\s*$/.exec(text) ?? []
  return Math.ceil(Number(number ?? 0) * (MS[unit || 'ms'] ?? 1))
}
