import { createHash } from 'node:crypto'

/** A page that can be given to many: it carries no nonce, its own inline scripts are known by hash. */
export interface SealedPage {
  status: number
  headers: Headers
  body: Buffer
  /** Sources for `script-src`. */
  scripts: string[]
  /** Compressed copies, made on first use. */
  packed: Map<string, Promise<Buffer>>
}

/**
 * Takes the nonce out of a whole page. Only scripts that carried this page's nonce are vouched for, so
 * markup that somebody smuggled in stays as powerless as under the nonce itself.
 */
export async function sealPage(response: Response, nonce: string): Promise<SealedPage> {
  const html = await response.text()
  const attribute = ` nonce="${nonce}"`
  const scripts = new Set<string>()
  for (const [, attributes = '', content = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (content && attributes.includes(attribute)) scripts.add(`'sha256-${sha256(content)}'`)
  }
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return {
    status: response.status,
    headers,
    body: Buffer.from(html.replaceAll(attribute, '')),
    scripts: [...scripts],
    packed: new Map(),
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')
