const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
/** Looked for first: an expression that begins with any letter is tried at each letter of a page. */
const MIDDLE = /-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-/g

/** The ids in a page: of what it shows and links to, and of what its scripts continue with. Its styles, nearly half of it, have none. */
export function shownIds(page: Buffer): ReadonlySet<string> {
  const text = page.toString('latin1', Math.max(0, page.indexOf('</style>')))
  const ids = new Set<string>()
  for (const { index } of text.matchAll(MIDDLE)) {
    const id = text.slice(Math.max(0, index - 8), index + 28)
    if (ID.test(id)) ids.add(id)
  }
  return ids
}
