/** The longest note of the back office about a person or a rental, in characters. */
export const MAX_NOTE_LENGTH = 2_000
