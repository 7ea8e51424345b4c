/** Letters that do not come apart into a letter and its mark. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'a',
  œ: 'o',
  ı: 'i',
}

const ASCII = /^[\x20-\x7e]*$/

/**
 * The words of a name or of what was typed, without case, marks and hyphens: "Saint-Denis" is saint, denis. Umlauts may be
 * typed as two letters, so that both "Köln" and "Koeln" are koln; in every name alike, also in "Duero".
 */
export function plainWords(text: string): string[] {
  const lower = text.toLowerCase()
  const plain = ASCII.test(lower) ? lower : withoutMarks(lower)
  return plain
    .replace(/([aou])e/g, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

const withoutMarks = (lower: string): string =>
  lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßøłđðþæœı]/g, (letter) => LETTERS[letter]!)
