const WORDS_OF_MESSAGE = 13
const WORDS_OF_SENTENCES = 8

/** Whether somebody wrote to neighbours rather than typed what they look for: a long sentence, or several. */
export function isMessage(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return (
    words >= WORDS_OF_MESSAGE ||
    (words >= WORDS_OF_SENTENCES && /[.!?…]\s+\p{L}[^.!?…]*\s/u.test(text.trim()))
  )
}
