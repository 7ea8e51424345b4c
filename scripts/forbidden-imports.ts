import type { Layer, Part } from './import-order.ts'

/** A module with what it imports, as dependency-cruiser saw it. */
export interface Importer {
  source: string
  dependencies: { module: string; resolved: string; dependencyTypes: string[] }[]
}

export interface ForbiddenImport {
  from: string
  to: string
  why: string
}

interface Place {
  part: Part
  layer: Layer
  /** Its level in its part. */
  level: number
  /** The file or folder that a path of the layer matched. */
  base: string
}

/** Names every import of the project's own modules that the order does not allow. */
export function findForbidden(modules: Importer[], order: readonly Part[]): ForbiddenImport[] {
  return modules
    .filter(({ source }) => OWN.test(source) && !FOR_TESTS.test(source))
    .flatMap(({ source: from, dependencies }) =>
      dependencies
        .filter(({ resolved }) => OWN.test(resolved))
        .map(({ resolved: to, dependencyTypes }) => {
          const isType = dependencyTypes.includes('type-only')
          return { from, to, why: objectionTo({ from, to, isType }, order) }
        }),
    )
    .filter((found): found is ForbiddenImport => found.why !== undefined)
}

/** Names every package, and every module of Node.js, that a layer imports without having it in its list. */
export function findForeignPackages(modules: Importer[], order: readonly Part[]): ForbiddenImport[] {
  return modules
    .filter(({ source }) => OWN.test(source) && !FOR_TESTS.test(source))
    .flatMap(({ source: from, dependencies }) => {
      const place = placeOf(from, order)
      if (!place) return []
      const allowed = [...place.part.packages, ...(place.layer.packages ?? [])]
      return dependencies
        .filter(({ resolved }) => !OWN.test(resolved))
        .map(packageOf)
        .filter((name) => name && !allowed.includes('*') && !allowed.includes(name))
        .map((to) => ({
          from,
          to,
          why: `not among the packages of ${place.layer.name} in scripts/import-order.ts`,
        }))
    })
}

/** `@scope/name` or `name` without the path inside the package, `node:` for Node.js; empty for the build's own files. */
function packageOf({ module, dependencyTypes }: Importer['dependencies'][number]): string {
  if (dependencyTypes.includes('core')) return 'node:'
  if (/^[.#/]|^virtual:/.test(module)) return ''
  return module.split('/', module.startsWith('@') ? 2 : 1).join('/')
}

// A package may lie beside ours, where another one needs another version of it.
const OWN = /^(?!.*node_modules\/)(src|packages|supabase|scripts|e2e|bench)\//
const FOR_TESTS = /\.(test|setup)\.tsx?$|\/testing\//

interface Import {
  from: string
  to: string
  isType: boolean
}

function objectionTo({ from, to, isType }: Import, order: readonly Part[]): string | undefined {
  if (FOR_TESTS.test(to)) return 'only tests import this'
  const importer = placeOf(from, order)
  if (!importer) return 'the importer is not listed in scripts/import-order.ts'
  const imported = placeOf(to, order)
  if (!imported) return 'it is not listed in scripts/import-order.ts'
  if (importer.part !== imported.part) {
    const isBelow = importer.part.mayImport.includes(imported.part.name)
    return isBelow ? undefined : `${importer.part.name} may not import ${imported.part.name}`
  }
  const { layer } = imported
  if (layer === importer.layer) {
    const isIndependent = layer.isIndependent && imported.base !== importer.base
    return isIndependent ? `${layer.name} do not import each other` : undefined
  }
  if (layer.isInjected && isType) return undefined
  if (imported.level > importer.level) return `${importer.layer.name} comes before ${layer.name}`
  const isPrivateFile = layer.hasPrivateFolders && isPrivate(to.slice(imported.base.length))
  return isPrivateFile && !importer.layer.importsPrivateFolders
    ? `${layer.name} keeps this private`
    : undefined
}

const isPrivate = (path: string): boolean => path.includes('/') || path === 'area.ts'

/** The layer of a module; if several paths match, the longest wins. */
function placeOf(path: string, order: readonly Part[]): Place | undefined {
  const places = order.flatMap((part) =>
    part.layers.flatMap((layer, level) =>
      layer.paths.map((pattern) => ({ part, layer, level, base: baseOf(path, pattern), pattern })),
    ),
  )
  return places
    .filter((place): place is typeof place & Place => place.base !== undefined)
    .sort((one, other) => other.pattern.length - one.pattern.length)[0]
}

function baseOf(path: string, pattern: string): string | undefined {
  const source = pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]+')
  return new RegExp(`^${source}${pattern.endsWith('/') ? '' : '$'}`).exec(path)?.[0]
}
