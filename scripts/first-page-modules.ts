import { join } from 'node:path'
import type { Plugin } from 'vite'

const WEB = join(import.meta.dirname, '../src/web')
/** The frame of every page, and home. */
const OPENING = ['entry.client', 'root', 'routes/layout', 'routes/home']
const BROWSING = [...OPENING, 'routes/search']
const PRODUCT = ['routes/product']
/** Imported through the index of its library by every page, and left out of those that use nothing of it. */
const ONLY_INDEXED = /infiniteQueryObserver|useInfiniteQuery/
/** The pages on which most visits begin. */
const FIRST_PAGES = [...BROWSING, ...PRODUCT, 'routes/content', 'routes/basket']

interface FirstPageModules {
  plugin: Plugin
  /** Whether one of the first pages imports the module. */
  has: (id: string) => boolean
  /** Whether home, search or the frame of every page imports it. */
  isForBrowsing: (id: string) => boolean
  /** Whether of those only search imports it, and no other first page does. */
  isOnlyForSearch: (id: string) => boolean
  /** Whether the product page imports it. */
  isForProduct: (id: string) => boolean
  /** Whether a part that a first page loads once it is there imports it, and no first page itself. */
  isForLateParts: (id: string) => boolean
}

/**
 * Finds the modules that the first pages import, so that their shared files contain nothing that only later pages
 * need. The answers are available once all modules have been loaded.
 */
export function firstPageModules(): FirstPageModules {
  const first = new Set<string>()
  const browsing = new Set<string>()
  const others = new Set<string>()
  const product = new Set<string>()
  const late = new Set<string>()
  const plugin: Plugin = {
    name: 'first-page-modules',
    buildEnd() {
      const modulesOf = (pages: string[]) => {
        const entries = pages.map((page) => join(WEB, page))
        return [...this.getModuleIds()].filter((id) => entries.includes(id.replace(/\.tsx(?:\?.*)?$/, '')))
      }
      const addAll = (needed: Set<string>, open: string[]) => {
        for (let id = open.pop(); id !== undefined; id = open.pop()) {
          if (needed.has(id) || ONLY_INDEXED.test(id)) continue
          needed.add(id)
          open.push(...(this.getModuleInfo(id)?.importedIds ?? []))
        }
      }
      addAll(first, modulesOf(FIRST_PAGES))
      addAll(browsing, modulesOf(BROWSING))
      addAll(others, modulesOf(FIRST_PAGES.filter((page) => page !== 'routes/search')))
      addAll(product, modulesOf(PRODUCT))
      addAll(
        late,
        [...first].flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
      )
    },
  }
  return {
    plugin,
    has: (id) => first.has(id),
    isForBrowsing: (id) => browsing.has(id),
    isOnlyForSearch: (id) => browsing.has(id) && !others.has(id),
    isForProduct: (id) => product.has(id),
    isForLateParts: (id) => late.has(id) && !first.has(id),
  }
}
