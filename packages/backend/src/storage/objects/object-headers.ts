/** Types that a browser shows without running anything that is in them. */
const INERT = /^(?:image\/(?!svg)|video\/|audio\/|font\/|text\/plain|application\/(?:pdf|octet-stream|json))/i

/**
 * Headers that keep an uploaded file from acting in our name, as it is served from the site's own origin: no
 * guessing of types, HTML only as text, and whatever else could run a script in a sandbox.
 */
export function safetyHeaders(type: string): Record<string, string> {
  return {
    'content-type': type.includes('text/html') ? 'text/plain' : type,
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'none',
    'cross-origin-resource-policy': 'cross-origin',
    ...(!INERT.test(type) && {
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    }),
  }
}

/** For `?download` (as it is named) and `?download=name.txt`. */
export function downloadHeaders(download: string | undefined): Record<string, string> {
  if (download === undefined) return {}
  const name = encodeURIComponent(download)
  return {
    'content-disposition': name ? `attachment; filename=${name}; filename*=UTF-8''${name}` : 'attachment;',
  }
}
