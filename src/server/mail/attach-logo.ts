import { brand } from '#contract/brand.ts'
import { logoBytes } from './logo-bytes.ts'

/** A file inside a mail, which its HTML names by `cid:`. */
export interface InlineFile {
  cid: string
  type: string
  bytes: Uint8Array
}

const CID = 'logo'

/**
 * A mail whose logo is a part of it: nothing is loaded from the site when it is opened, so opening one tells nobody. Where
 * the logo cannot be read, its name stands there.
 */
export async function attachLogo(html: string): Promise<{ html: string; files: InlineFile[] }> {
  const { logo } = brand
  const address = logo && `src="${logo.src}"`
  if (!address || !html.includes(address)) return { html, files: [] }
  const bytes = await logoBytes(logo)
  if (!bytes) return { html: html.replace(address, 'src=""'), files: [] }
  return { html: html.replace(address, `src="cid:${CID}"`), files: [{ cid: CID, type: 'image/png', bytes }] }
}
