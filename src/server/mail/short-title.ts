/** A title for a subject: mail programs cut subjects, at worst in the middle of a word. */
export const shortTitle = (title: string, max = 40): string =>
  title.length > max ? `${title.slice(0, max - 1).trimEnd()}…` : title
