import type { House, Layer } from './import-order.ts'

/** A module with what it imports, as dependency-cruiser saw it. */
export interface Importer {
  source: string
  dependencies: { resolved: string; dependencyTypes: string[] }[]
}

export interface ForbiddenImport {
  from: string
  to: string
  why: string
}

interface Place {
  house: House
  layer: Layer
  /** Its level in its house. */
  level: number
  /** The file or folder that a path of the layer matched. */
  base: string
}

/** Names every import of the project's own modules that the order does not allow. */
export function findForbidden(modules: Importer[], order: readonly House[]): ForbiddenImport[] {
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

const OWN = /^(src|packages|supabase|scripts|e2e|bench)\//
const FOR_TESTS = /\.(test|setup)\.tsx?$|\/testing\//

interface Import {
  from: string
  to: string
  isType: boolean
}

function objectionTo({ from, to, isType }: Import, order: readonly House[]): string | undefined {
  if (FOR_TESTS.test(to)) return 'only tests import this'
  const importer = placeOf(from, order)
  if (!importer) return 'the importer has no place in scripts/import-order.ts'
  const imported = placeOf(to, order)
  if (!imported) return 'it has no place in scripts/import-order.ts'
  if (importer.house !== imported.house) {
    const isBelow = importer.house.standsOn.includes(imported.house.name)
    return isBelow ? undefined : `${importer.house.name} does not stand on ${imported.house.name}`
  }
  const { layer } = imported
  if (layer === importer.layer) {
    const isApart = layer.isApart && imported.base !== importer.base
    return isApart ? `${layer.name} do not import each other` : undefined
  }
  if (layer.isHandedIn && isType) return undefined
  if (imported.level > importer.level) return `${importer.layer.name} stands below ${layer.name}`
  const isInRoom = layer.hasRooms && isRoom(to.slice(imported.base.length))
  return isInRoom && !importer.layer.opensRooms ? `${layer.name} keeps this to itself` : undefined
}

const isRoom = (path: string): boolean => path.includes('/') || path === 'area.ts'

/** Where a module stands; of several paths that match, the longest counts. */
function placeOf(path: string, order: readonly House[]): Place | undefined {
  const places = order.flatMap((house) =>
    house.layers.flatMap((layer, level) =>
      layer.paths.map((pattern) => ({ house, layer, level, base: baseOf(path, pattern), pattern })),
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
