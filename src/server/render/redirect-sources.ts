const HOST = /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::(?:\d+|\*))?$/i

/**
 * The globs of AUTH_REDIRECT_URLS as sources of a content security policy: an origin each, or the whole scheme where a
 * policy cannot express the host. The form of a mailed link may end there.
 */
export function redirectSources(globs: string[]): string[] {
  const sources = globs.flatMap((glob) => {
    const [, scheme, host] = /^([a-z][a-z0-9+.-]*):(?:\/\/([^/?#]*))?/i.exec(glob) ?? []
    if (!scheme) return []
    return /^https?$/i.test(scheme) && host && HOST.test(host) ? `${scheme}://${host}` : `${scheme}:`
  })
  return [...new Set(sources)]
}
