import { createHash } from 'node:crypto'

/** A page that can be given to many: it carries no nonce, its own inline scripts are known by hash. */
export interface SharedPage {
  status: number
  headers: Headers
  body: Buffer
  /** Sources for `script-src`. */
  scripts: string[]
  /** Compressed copies, made on first use. */
  compressed: Map<string, Promise<Buffer>>
}

/**
 * Takes the nonce out of a whole page. Only scripts that carried this page's nonce are vouched for, so
 * markup that an attacker smuggled in stays as powerless as under the nonce itself.
 */
export function stripNonce(response: Response, page: Buffer, nonce: string): SharedPage {
  const { pieces, scripts } = cut(page, Buffer.from(` nonce="${nonce}"`))
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return {
    status: response.status,
    headers,
    body: Buffer.concat(pieces),
    scripts: [...scripts],
    compressed: new Map(),
  }
}

/** The page without the attribute, and the inline scripts that had it. Bytes are looked at once, not copied. */
function cut(page: Buffer, attribute: Buffer) {
  const pieces: Buffer[] = []
  const scripts = new Set<string>()
  let from = 0
  for (let at = page.indexOf(attribute); at >= 0; at = page.indexOf(attribute, from)) {
    pieces.push(page.subarray(from, at))
    from = at + attribute.length
    const content = inlineScript(page, at, from)
    if (content) scripts.add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
  }
  pieces.push(page.subarray(from))
  return { pieces, scripts }
}

/** The text between this tag's end and `</script>`, if the tag is a script that is not empty. */
function inlineScript(page: Buffer, at: number, after: number): Buffer | undefined {
  const tag = page.lastIndexOf('<', at)
  if (page.toString('latin1', tag, tag + 7) !== '<script') return
  const start = page.indexOf('>', after) + 1
  const end = page.indexOf('</script>', start)
  return start > 0 && end > start ? page.subarray(start, end) : undefined
}
