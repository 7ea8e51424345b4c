/** Whether every typed word is the beginning of a word of the text, whatever their case and accents. */
export function fitsWords(text: string, typed: string): boolean {
  const words = plainWords(text)
  return plainWords(typed).every((begin) => words.some((word) => word.startsWith(begin)))
}

const plainWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean)
