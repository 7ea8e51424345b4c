/** Without case and marks; "ß" is "ss", and "œuf" is "oeuf". */
export const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
