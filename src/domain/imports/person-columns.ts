/** The columns of a file of people, by the names in its first row; a password is none of them, people choose their own. */
export const PERSON_COLUMNS = ['email', 'name', 'language', 'city', 'about'] as const
export type PersonColumn = (typeof PERSON_COLUMNS)[number]

/** Columns without which no row can be read. */
export const NEEDED_PERSON_COLUMNS: readonly PersonColumn[] = ['email', 'name']

/** A file as it may look, with one person who has all and one who has the least. */
export const EXAMPLE_PEOPLE: readonly (readonly string[])[] = [
  [...PERSON_COLUMNS],
  ['lena@example.com', 'Lena Hoffmann', 'de', 'Berlin', 'I lend out what I use twice a year.'],
  ['tom@example.com', 'Tom Baker', '', '', ''],
]
