export interface MediaType {
  /** Lower case, without parameters. */
  name: string
  parameters: Record<string, string>
}

const PARAMETER = /;\s*([a-z0-9-]+)\s*=\s*(?:"([^"]*)"|([^\s;,"]*))/gi

/** Reads one media type with its parameters. */
export function parseMediaType(text: string): MediaType {
  const end = text.indexOf(';')
  const name = (end < 0 ? text : text.slice(0, end)).trim().toLowerCase()
  const parameters: Record<string, string> = {}
  if (end >= 0) {
    for (const [, key, inQuotes, plain] of text.slice(end).matchAll(PARAMETER)) {
      parameters[key!.toLowerCase()] = inQuotes ?? plain ?? ''
    }
  }
  return { name, parameters }
}

/** Splits `Accept` into what the client takes, the best quality first, otherwise in its order. */
export function parseAccept(header: string): string[] {
  const parts = header.match(/(?:[^,"]|"[^"]*")+/g) ?? []
  return parts
    .map((part) => ({ text: part.trim(), quality: Number(parseMediaType(part).parameters.q ?? 1) }))
    .filter(({ text }) => text !== '')
    .sort((a, b) => b.quality - a.quality)
    .map(({ text }) => text.replace(/;\s*q=[\d.]+/i, ''))
}
