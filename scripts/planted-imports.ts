import { dirname, relative } from 'node:path'
import type { Layer, Part } from './import-order.ts'

/** A file of the planted tree on which the check of imports is tested. */
export interface Plant {
  file: string
  text: string
}

/** A forbidden import between two planted files, which the check has to find. */
export interface Crossing {
  from: string
  to: string
}

/** Violations that only `undeclaredPackages` finds, no rule. */
export const UNDECLARED = 'undeclared-packages'

/** Files that each violate a rule of `.dependency-cruiser.cjs`, or `undeclaredPackages`. */
export const PLANTED_FOR_RULES: (Plant & { rule: string })[] = [
  { rule: 'no-circles', file: 'src/web/features/circle/there.ts', text: "import './back.ts'\n" },
  { rule: 'no-circles', file: 'src/web/features/circle/back.ts', text: "import './there.ts'\n" },
  {
    rule: 'runs-without-development-packages',
    file: 'packages/backend/src/http/planted-client.ts',
    text: "import { createClient } from '@supabase/supabase-js'\nexport { createClient }\n",
  },
  {
    rule: UNDECLARED,
    file: 'packages/backend/src/tasks/planted-transport.ts',
    text: "import { createTransport } from 'nodemailer'\nexport { createTransport }\n",
  },
  { rule: 'resolvable', file: 'supabase/seed/planted-nowhere.ts', text: "import './nowhere.ts'\n" },
]

interface Placed {
  part: Part
  layer: Layer
  level: number
}

/**
 * A tree in which every layer imports every other one, in every syntax of an import, neighbours import each other, and
 * areas import each other's private files; with exactly the crossings that the check has to find.
 */
export function plantForOrder(order: readonly Part[]): { plants: Plant[]; crossings: Crossing[] } {
  const all = order.flatMap((part) => part.layers.map((layer, level) => ({ part, layer, level })))
  const found = [
    ...all.map((one) => plantEdges(one, all)),
    ...all.filter(({ layer }) => layer.isIndependent).map(({ layer }) => plantNeighbours(layer)),
    ...all.filter(({ layer }) => layer.hasPrivateFolders).map((one) => plantIntruder(one, all)),
    plantForTests(all[0]!.layer),
    plantNowhere(all[0]!.layer),
  ]
  return {
    plants: found.flatMap(({ plants }) => plants),
    crossings: found.flatMap(({ crossings }) => crossings),
  }
}

/** Packages of which every layer may import some and may not import others. */
const PROBES = ['maplibre-gl', 'node:fs', 'pg', 'react', 'stripe', 'zod']

/** A file in each folder of a layer that imports every probe, with the ones that the check has to find. */
export function plantPackages(order: readonly Part[]): { plants: Plant[]; crossings: Crossing[] } {
  const found = order.flatMap((part) =>
    part.layers
      .filter(({ paths }) => paths.some((path) => !/\.tsx?$/.test(path)))
      .map((layer) => {
        const file = `${folderOf(layer.paths.find((path) => !/\.tsx?$/.test(path))!)}planted-packages.ts`
        const allowed = [...part.packages, ...(layer.packages ?? [])]
        const isForeign = (name: string) => !allowed.includes('*') && !allowed.includes(name)
        return {
          plant: { file, text: PROBES.map((name) => `import '${name}'\n`).join('') },
          crossings: PROBES.map((name) => (name.startsWith('node:') ? 'node:' : name))
            .filter(isForeign)
            .map((to) => ({ from: file, to })),
        }
      }),
  )
  return {
    plants: found.map(({ plant }) => plant),
    crossings: found.flatMap(({ crossings }) => crossings),
  }
}

function plantEdges(one: Placed, all: Placed[]) {
  const from = fileIn(one.layer)
  const others = all.filter((other) => other !== one)
  const isForbidden = (other: Placed) =>
    other.part === one.part ? other.level > one.level : !one.part.mayImport.includes(other.part.name)
  const lines = others.map((other, index) =>
    // A type import from an injected layer would be allowed, so a plain import is written.
    importLine(from, fileIn(other.layer), other.layer.isInjected ? 0 : index),
  )
  const crossings = others.filter(isForbidden).map((other) => ({ from, to: fileIn(other.layer) }))
  return { plants: [{ file: from, text: `export const planted = ''\n${lines.join('\n')}\n` }], crossings }
}

/** Two features or two protocols, one of which imports the other. */
function plantNeighbours({ paths }: Layer) {
  const from = `${folderOf(paths[0]!, 'one')}neighbour.ts`
  const to = `${folderOf(paths.at(-1)!, 'other')}neighbour.ts`
  return { plants: [{ file: to, text: '' }, plant(from, to)], crossings: [{ from, to }] }
}

/** An area's next one in the order, which imports its private files. */
function plantIntruder({ layer, level, part }: Placed, all: Placed[]) {
  const folder = folderOf(layer.paths[0]!)
  const privateFiles = [`${folder}area.ts`, `${folder}use-cases/planted.ts`]
  const next = all.find((other) => other.part === part && other.level === level + 1)!.layer
  const from = `${folderOf(next.paths[0]!)}visitor.ts`
  return {
    plants: [...privateFiles.map((file) => ({ file, text: '' })), plant(from, ...privateFiles)],
    crossings: privateFiles.map((to) => ({ from, to })),
  }
}

function plantForTests({ paths }: Layer) {
  const to = `${folderOf(paths[0]!)}testing/planted.ts`
  const from = `${folderOf(paths[0]!)}imports-testing.ts`
  const test = `${folderOf(paths[0]!)}planted.test.ts`
  return { plants: [{ file: to, text: '' }, plant(from, to), plant(test, to)], crossings: [{ from, to }] }
}

/** A folder that is missing from the order. */
function plantNowhere(layer: Layer) {
  const from = 'src/nowhere/planted.ts'
  return { plants: [plant(from, fileIn(layer))], crossings: [{ from, to: fileIn(layer) }] }
}

const plant = (from: string, ...to: string[]): Plant => ({
  file: from,
  text: `${to.map((target, index) => importLine(from, target, index)).join('\n')}\n`,
})

function importLine(from: string, to: string, way: number): string {
  const path = `'${/^\.\./.test(relative(dirname(from), to)) ? '' : './'}${relative(dirname(from), to)}'`
  const ways = [
    `import ${path}`,
    `export type { Planted as Planted${way} } from ${path}`,
    `export const load${way} = () => import(${path})`,
    `export { planted as planted${way} } from ${path}`,
  ]
  return ways[way % ways.length]!
}

/** A file of this layer. */
function fileIn({ paths: [path] }: Layer): string {
  if (/\.tsx?$/.test(path!)) return path!
  return `${folderOf(path!)}planted.ts`
}

const folderOf = (path: string, name = 'planted') =>
  path.endsWith('/*') ? path.slice(0, -1) : path.replace('*', name)
