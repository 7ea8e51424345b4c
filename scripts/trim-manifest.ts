import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const START = 'window.__reactRouterManifest='

/** The pages that people open from a first page. */
const NEAR = ['root', 'routes/layout', 'routes/home', 'routes/search', 'routes/product', 'routes/basket']

/**
 * Leaves out of the browser's list of routes which files a page imports, but for the pages that people open from a first
 * page: the list comes with every page, and all that these entries do is to load a page one step sooner whose link is
 * pointed at. And what a page has not, which need not be said.
 */
export async function trimManifest(folder: string): Promise<void> {
  const files = await readdir(join(folder, 'assets'))
  for (const file of files.filter((name) => /^manifest-.*\.js$/.test(name))) {
    const path = join(folder, 'assets', file)
    const text = await readFile(path, 'utf8')
    if (text.startsWith(START)) await writeFile(path, trimmed(text))
  }
}

/** The script's text without that. */
export function trimmed(text: string): string {
  const end = text.lastIndexOf('}') + 1
  const manifest = JSON.parse(text.slice(START.length, end)) as {
    routes: Record<string, Record<string, unknown>>
  }
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (!NEAR.includes(id)) delete route.imports
    for (const [name, value] of Object.entries(route)) if (value === false) delete route[name]
  }
  return START + JSON.stringify(manifest) + text.slice(end)
}
