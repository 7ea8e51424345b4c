const HOST = /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::(?:\d+|\*))?$/i

/**
 * What a content security policy calls the places that globs of AUTH_REDIRECT_URLS allow: an origin each, or their whole
 * scheme where the host is written in a way that policies do not know. The form of a mailed link may end there.
 */
export function redirectSources(globs: string[]): string[] {
  const sources = globs.flatMap((glob) => {
    const [, scheme, host] = /^([a-z][a-z0-9+.-]*):(?:\/\/([^/?#]*))?/i.exec(glob) ?? []
    if (!scheme) return []
    return /^https?$/i.test(scheme) && host && HOST.test(host) ? `${scheme}://${host}` : `${scheme}:`
  })
  return [...new Set(sources)]
}
