import { dirname, relative } from 'node:path'
import type { House, Layer } from './import-order.ts'

/** A file of a tree of its own, on which the check of imports is checked. */
export interface Plant {
  file: string
  text: string
}

/** An import that the check has to find, from one planted file to another. */
export interface Crossing {
  from: string
  to: string
}

/** Violations that `undeclaredPackages` finds, and no rule. */
export const UNDECLARED = 'undeclared-packages'

/** Files that break a rule of `.dependency-cruiser.cjs` each, or `undeclaredPackages`. */
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
  house: House
  layer: Layer
  level: number
}

/**
 * A tree in which every layer imports every other one, in all the ways that an import can be written, neighbours import
 * each other, and areas enter each other's rooms; with the crossings that the check has to find there, and no others.
 */
export function plantForOrder(order: readonly House[]): { plants: Plant[]; crossings: Crossing[] } {
  const all = order.flatMap((house) => house.layers.map((layer, level) => ({ house, layer, level })))
  const found = [
    ...all.map((one) => plantEdges(one, all)),
    ...all.filter(({ layer }) => layer.isApart).map(({ layer }) => plantNeighbours(layer)),
    ...all.filter(({ layer }) => layer.hasRooms).map((one) => plantVisitor(one, all)),
    plantForTests(all[0]!.layer),
    plantNowhere(all[0]!.layer),
  ]
  return {
    plants: found.flatMap(({ plants }) => plants),
    crossings: found.flatMap(({ crossings }) => crossings),
  }
}

function plantEdges(one: Placed, all: Placed[]) {
  const from = fileIn(one.layer)
  const others = all.filter((other) => other !== one)
  const isForbidden = (other: Placed) =>
    other.house === one.house ? other.level > one.level : !one.house.standsOn.includes(other.house.name)
  const lines = others.map((other, index) =>
    // A type of what is handed in would be allowed.
    importLine(from, fileIn(other.layer), other.layer.isHandedIn ? 0 : index),
  )
  const crossings = others.filter(isForbidden).map((other) => ({ from, to: fileIn(other.layer) }))
  return { plants: [{ file: from, text: `export const planted = ''\n${lines.join('\n')}\n` }], crossings }
}

/** Two features, or two protocols, of which one imports the other. */
function plantNeighbours({ paths }: Layer) {
  const from = `${folderOf(paths[0]!, 'one')}neighbour.ts`
  const to = `${folderOf(paths.at(-1)!, 'other')}neighbour.ts`
  return { plants: [{ file: to, text: '' }, plant(from, to)], crossings: [{ from, to }] }
}

/** The next area above one, which enters its rooms. */
function plantVisitor({ layer, level, house }: Placed, all: Placed[]) {
  const folder = folderOf(layer.paths[0]!)
  const rooms = [`${folder}area.ts`, `${folder}use-cases/planted.ts`]
  const next = all.find((other) => other.house === house && other.level === level + 1)!.layer
  const from = `${folderOf(next.paths[0]!)}visitor.ts`
  return {
    plants: [...rooms.map((file) => ({ file, text: '' })), plant(from, ...rooms)],
    crossings: rooms.map((to) => ({ from, to })),
  }
}

function plantForTests({ paths }: Layer) {
  const to = `${folderOf(paths[0]!)}testing/planted.ts`
  const from = `${folderOf(paths[0]!)}imports-testing.ts`
  const test = `${folderOf(paths[0]!)}planted.test.ts`
  return { plants: [{ file: to, text: '' }, plant(from, to), plant(test, to)], crossings: [{ from, to }] }
}

/** Folders that have no place in the order. */
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

/** A file that stands in a layer. */
function fileIn({ paths: [path] }: Layer): string {
  if (/\.tsx?$/.test(path!)) return path!
  return `${folderOf(path!)}planted.ts`
}

const folderOf = (path: string, name = 'planted') =>
  path.endsWith('/*') ? path.slice(0, -1) : path.replace('*', name)
