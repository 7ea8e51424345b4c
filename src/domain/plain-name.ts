/** Line breaks and other controls, characters that turn the direction of a text, and ones that nobody sees. */
const HIDDEN = /[\p{Cc}\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/u
/** Joiners stand within words of Arabic, Persian and Indian scripts and within emoji: between other signs they hide. */
const STRAY_JOINER =
  /(?:^|[^\u0600-\u{10FFFF}])[\u200C\u200D]|[\u200C\u200D](?:$|[^\u0600-\u{10FFFF}]|[\u200C\u200D])/u
const ADDRESS =
  /:\/\/|www\.|\S@\S+\.\S|\S\.(com|net|org|info|biz|io|co|de|at|ch|fr|es|it|nl|eu|uk|shop|online|site|xyz|me|app|dev|link|click|top|ru|cn)(?![a-z0-9])/i

/**
 * Whether a name or title is one line of visible text without an address of the web or of mail: it stands in subjects
 * and sentences of our mails, which would seem to come from us. The database holds the same (`is_plain_name`).
 */
export const isPlainName = (name: string): boolean =>
  ![HIDDEN, STRAY_JOINER, ADDRESS].some((pattern) => pattern.test(name))
