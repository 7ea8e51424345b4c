/** The one of `candidates` that is most like `text`, if it is like it by at least `least` (0 to 1). */
export function mostSimilar(text: string, candidates: Iterable<string>, least: number): string | undefined {
  let best: string | undefined
  let score = least
  for (const candidate of candidates) {
    // Texts of very different length are never alike, and comparing them takes as long as the sender likes.
    if (highestSimilarity(text, candidate) < score) continue
    const likeness = similarity(text.toLowerCase(), candidate.toLowerCase())
    if (likeness > score || (likeness === score && best === undefined)) {
      best = candidate
      score = likeness
    }
  }
  return best
}

/** One less the edit distance per character of the longer text. */
function similarity(a: string, b: string): number {
  const longer = Math.max(a.length, b.length)
  return longer === 0 ? 1 : 1 - editDistance(a, b) / longer
}

const highestSimilarity = (a: string, b: string) =>
  Math.min(a.length, b.length) / Math.max(a.length, b.length, 1)

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    for (let j = 1; j <= b.length; j++) {
      const substitution = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      current.push(Math.min(previous[j]! + 1, current[j - 1]! + 1, substitution))
    }
    previous = current
  }
  return previous[b.length]!
}
