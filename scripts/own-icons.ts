import { join } from 'node:path'
import type { Plugin } from 'vite'

const FACTORY = join(import.meta.dirname, '../src/web/ui/create-icon.tsx')
/** The public address of one icon; modules of our own making have it behind the NUL that marks them. */
const ICON = /^\0?lucide-react\/icons\/[\w-]+$/

/** One icon as lucide describes it: its shapes on a square of 24. */
interface Drawing {
  node: [tag: string, attributes: Record<string, string>][]
}

/** Makes lucide's icons with our factory, out of nothing but the text of their shapes. */
export function ownIcons(): Plugin {
  return {
    name: 'own-icons',
    enforce: 'pre',
    resolveId: (id) => (ICON.test(id) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith('\0') || !ICON.test(id)) return
      const { __iconData: drawing }: { __iconData?: Drawing } = await import(id.slice(1))
      if (!drawing) throw new Error(`${id.slice(1)} is an old name of an icon: import it by its own.`)
      const shapes = JSON.stringify(drawing.node.map(markup).join(''))
      return `import createIcon from ${JSON.stringify(FACTORY)}\nexport default createIcon(${shapes})`
    },
  }
}

const markup = ([tag, attributes]: Drawing['node'][number]) =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => (name === 'key' ? '' : ` ${name}="${value}"`))
    .join('')}/>`
