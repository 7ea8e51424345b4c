/** The letters of bytes 0x80 to 0x9f; controls stand where the code page has none. */
const HIGH =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
  '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178'
const BYTES = new Map([...HIGH].map((letter, n) => [letter, 0x80 + n]))

/** Text in the code page that DATEV reads; letters that it lacks become a question mark. */
export const encodeWindows1252 = (text: string): Buffer =>
  Buffer.from(
    Array.from(text.normalize('NFC'), (letter) => BYTES.get(letter) ?? latin(letter.codePointAt(0)!)),
  )

const latin = (code: number): number => (code < 0x80 || (code >= 0xa0 && code <= 0xff) ? code : 0x3f)
