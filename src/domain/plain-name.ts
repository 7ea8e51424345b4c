/** Line breaks and other controls, characters that turn the direction of a text, and ones that nobody sees. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const HIDDEN = /[\u0001-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/
const ADDRESS =
  /:\/\/|www\.|\S@\S+\.\S|\S\.(com|net|org|info|biz|io|co|de|at|ch|fr|es|it|nl|eu|uk|shop|online|site|xyz|me|app|dev|link|click|top|ru|cn)(?![a-z0-9])/i

/**
 * Whether a name or title is one line of visible text without an address of the web or of mail: it stands in subjects
 * and sentences of our mails, which would seem to come from us. The database holds the same (`is_plain_name`).
 */
export const isPlainName = (name: string): boolean => !HIDDEN.test(name) && !ADDRESS.test(name)
