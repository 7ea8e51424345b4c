/** As many tags as the back office may give one person. */
export const MAX_PERSON_TAGS = 10
export const MIN_TAG_LENGTH = 2
export const MAX_TAG_LENGTH = 30

const WORDS = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[ -][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*$/u

/** The tag that these words are: letters and digits with single spaces and hyphens between them, 2 to 30 characters. */
export function personTagOf(words: string): string | undefined {
  const tag = words.normalize('NFC').trim().replace(/\s+/g, ' ')
  const { length } = [...tag]
  return length >= MIN_TAG_LENGTH && length <= MAX_TAG_LENGTH && WORDS.test(tag) ? tag : undefined
}

/** What a tag is known by: it is the same however it is written. */
export const personTagKey = (tag: string): string => tag.toLowerCase()
