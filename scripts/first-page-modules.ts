import { join } from 'node:path'
import type { Plugin } from 'vite'

const WEB = join(import.meta.dirname, '../src/web')
/** The pages that visitors see first, and the frame around every page. */
const FIRST_PAGES = ['entry.client', 'root', 'routes/layout'].concat(
  ['home', 'search', 'product', 'content', 'basket'].map((page) => `routes/${page}`),
)

/**
 * Finds the modules that the first pages import, so that the file which every page loads holds nothing that only
 * later pages need. `has` answers once everything is read.
 */
export function firstPageModules(): { plugin: Plugin; has: (id: string) => boolean } {
  const needed = new Set<string>()
  const plugin: Plugin = {
    name: 'first-page-modules',
    buildEnd() {
      const entries = FIRST_PAGES.map((page) => join(WEB, page))
      const open = [...this.getModuleIds()].filter((id) =>
        entries.includes(id.replace(/\.tsx(?:\?.*)?$/, '')),
      )
      for (let id = open.pop(); id !== undefined; id = open.pop()) {
        if (needed.has(id)) continue
        needed.add(id)
        open.push(...(this.getModuleInfo(id)?.importedIds ?? []))
      }
    },
  }
  return { plugin, has: (id) => needed.has(id) }
}
