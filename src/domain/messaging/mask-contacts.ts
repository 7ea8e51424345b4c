/** What stands where a contact was. */
export const MASK = '•••••'

/** The fewest digits of a telephone number. */
const MIN_DIGITS = 7

const AT = String.raw`(?:@|\s*[([{]\s*(?:at|ät|arroba|arobase|@)\s*[)\]}]\s*|\s+(?:at|arroba|arobase)\s+)`
const DOT = String.raw`(?:\.|\s*[([{]\s*(?:dot|punkt|punto|point|\.)\s*[)\]}]\s*|\s+(?:dot|punkt|punto|point)\s+)`
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`

const EMAIL = new RegExp(
  String.raw`[\p{L}\p{N}][\p{L}\p{N}._%+-]*${AT}(?:${LABEL}${DOT})+\p{L}{2,24}(?![\p{L}\p{N}])`,
  'giu',
)

/** Endings of bare addresses that people write; a full one with `http` or `www` may have any. */
const ENDINGS =
  'com|net|org|info|biz|io|me|app|dev|shop|store|online|site|link|page|eu|de|at|ch|fr|es|it|nl|be|pl|pt|uk|ie|us|co|ly|gg|to|tv|cat|berlin'
const LINK = new RegExp(
  String.raw`\b(?:https?:\/\/|www\.)[^\s<>"]+|(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:${ENDINGS})(?![\p{L}\p{N}-])(?:\/[^\s<>"]*)?`,
  'giu',
)

/** Digits with what people put between them; a colon is a time, a comma a price. */
const NUMBER = /[+(]?\p{Nd}(?:[\s().\-–/·*_]{0,3}\p{Nd}){6,}/gu

const DIGIT_WORDS =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|null|eins|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|zéro|un|deux|trois|quatre|cinq|sept|huit|neuf'
const SPELLED = new RegExp(
  String.raw`(?<![\p{L}])(?:${DIGIT_WORDS}|\p{Nd})(?:[\s,.-]+(?:${DIGIT_WORDS}|\p{Nd})){6,}(?![\p{L}\p{N}])`,
  'giu',
)

/** A date, a year, or hours: no part of a telephone number, where it stands by itself. */
const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`
const MONTH = `(?:0?[1-9]|1[0-2])`
const DATE = new RegExp(
  String.raw`^(?:${DAY}[./-]${MONTH}(?:[./-](?:\d{4}|\d{2})?)?|${DAY}\.(?:[-–]${DAY}\.)?|\d{4}-${MONTH}-${DAY}|(?:19|20)\d{2}|[-–])$`,
)
const DATES = new RegExp(
  String.raw`^${DAY}[./]${MONTH}[./]?(?:\d{4}|\d{2})?[-–]${DAY}[./]${MONTH}[./]?(?:\d{4}|\d{2})?$`,
)

/** A text with its telephone numbers, e-mail addresses and links hidden, and whether there were any. */
export function maskContacts(text: string): { text: string; isMasked: boolean } {
  const plain = withPlainDigits(text)
  const masked = plain
    .replace(EMAIL, MASK)
    .replace(LINK, MASK)
    .replace(NUMBER, (found) => (isTelephone(found) ? MASK : found))
    .replace(SPELLED, MASK)
  // A text without contacts stays exactly as it is, whatever digits it is written in.
  return masked === plain ? { text, isMasked: false } : { text: masked, isMasked: true }
}

/** Written with other digits or keycaps, a number is the same number. */
function withPlainDigits(text: string): string {
  return text
    .replace(/(\d)\ufe0f?\u20e3/gu, '$1')
    .replace(/[\uff0b\uff10-\uff19\uff20\u{1d7ce}-\u{1d7ff}]/gu, (sign) => sign.normalize('NFKC'))
    .replace(/[\u200b-\u200d\u2060]/gu, (sign, at: number, all: string) =>
      /\d/.test(all[at - 1] ?? '') ? '' : sign,
    )
}

function isTelephone(found: string): boolean {
  const parts = found.split(/\s+/).filter((part) => !DATE.test(part) && !DATES.test(part))
  return parts.join('').replace(/\P{Nd}/gu, '').length >= MIN_DIGITS
}
