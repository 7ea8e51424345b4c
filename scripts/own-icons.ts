import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const FACTORY = join(import.meta.dirname, '../src/web/ui/create-icon.tsx')
const ICON = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/

/** One icon as lucide describes it: its shapes on a square of 24. */
interface Drawing {
  node: [tag: string, attributes: Record<string, string>][]
}

/** Makes lucide's icons with our factory, out of nothing but the text of their shapes. */
export function ownIcons(): Plugin {
  return {
    name: 'own-icons',
    enforce: 'pre',
    async load(id) {
      if (!ICON.test(id)) return
      const { __iconData: drawing }: { __iconData?: Drawing } = await import(pathToFileURL(id).href)
      // An alias hands on another icon.
      if (!drawing) return
      const shapes = JSON.stringify(drawing.node.map(markup).join(''))
      return `import createIcon from ${JSON.stringify(FACTORY)}\nexport default createIcon(${shapes})`
    },
  }
}

const markup = ([tag, attributes]: Drawing['node'][number]) =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => (name === 'key' ? '' : ` ${name}="${value}"`))
    .join('')}/>`
