const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
/** Looked for first: an expression that begins with any letter is tried at each letter of a page. */
const MIDDLE = /-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-/g

/** With this the script begins that hands the router what the loaders found. */
const DATA = 'streamController.enqueue('

/**
 * The ids in a page: of what it shows and links to. All of it was loaded, so that only the data at its end is looked
 * through, a twentieth of the page; where that is missing, everything.
 */
export function shownIds(page: Buffer): ReadonlySet<string> {
  const text = page.toString('latin1', Math.max(0, page.indexOf(DATA)))
  const ids = new Set<string>()
  for (const { index } of text.matchAll(MIDDLE)) {
    const id = text.slice(Math.max(0, index - 8), index + 28)
    if (ID.test(id)) ids.add(id)
  }
  return ids
}
