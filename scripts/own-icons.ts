import { join } from 'node:path'
import type { Plugin } from 'vite'

const FACTORY = join(import.meta.dirname, '../src/web/ui/create-icon.tsx')
/** The import path of one icon; generated modules have it after the NUL that marks virtual modules. */
const ICON = /^\0?lucide-react\/icons\/[\w-]+$/

/** One icon as lucide describes it: its shapes on a 24 by 24 square. */
interface Drawing {
  node: [tag: string, attributes: Record<string, string>][]
}

/** Replaces lucide's icon modules with ones that contain only the shapes and call our own factory. */
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
