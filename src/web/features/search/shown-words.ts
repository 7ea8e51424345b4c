const MAX_LETTERS = 60

/** What was typed, as titles and sentences repeat it: not much more than a line of it, by whole words where it has some. */
export function shownWords(text: string): string {
  if (text.length <= MAX_LETTERS) return text
  const beginning = [...text.slice(0, MAX_LETTERS)].slice(0, -1).join('')
  return `${beginning.replace(/\s+\S*$/u, '')}…`
}
