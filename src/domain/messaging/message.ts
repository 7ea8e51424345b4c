/** The longest message, in UTF-16 units as fields count them; the database counts characters, never more. */
export const MAX_MESSAGE_LENGTH = 2_000

/** The most pictures of one message. */
export const MAX_MESSAGE_PICTURES = 6

/** The longest quick reply, in UTF-16 units. */
export const MAX_QUICK_REPLY_LENGTH = 500

/** The most quick replies of one person. */
export const MAX_QUICK_REPLIES = 20

/** The time after which an unread message is mailed, in ms. */
export const UNREAD_MAIL_AFTER_MS = 5 * 60_000

/** The most characters of a message that lists and mails show. */
const MAX_EXCERPT_LENGTH = 200

/** Characters that change the direction of the text after them, even beyond their own message. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g
/** A character that shows something: no space, and none that only joins others. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * A message as it is kept: line breaks of one kind, at most one empty line in a row, no other control characters;
 * empty where there is nothing to see.
 */
export function tidyMessage(text: string): string {
  const tidied = text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(TURNING, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return VISIBLE.test(tidied) ? tidied : ''
}

/** The beginning of a message in one line, cut between characters. */
export function excerptOf(body: string, length = MAX_EXCERPT_LENGTH): string {
  const line = body.replace(/\s+/g, ' ')
  const characters = [...line]
  return characters.length <= length
    ? line
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
}
