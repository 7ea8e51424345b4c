const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** The ids in a page: of what it shows and links to, and of what its scripts continue with. */
export const shownIds = (page: Buffer): ReadonlySet<string> => new Set(page.toString('latin1').match(ID))
