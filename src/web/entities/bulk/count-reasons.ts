import type { BulkAnswer } from '#contract/bulk.ts'

/** How many were refused for each reason, the most frequent first. */
export function countReasons(refused: BulkAnswer['refused']): { code: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { code } of refused) counts.set(code, (counts.get(code) ?? 0) + 1)
  return [...counts].map(([code, count]) => ({ code, count })).toSorted((a, b) => b.count - a.count)
}
