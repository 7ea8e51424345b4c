import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'

const CLIENT = join(import.meta.dirname, '../build/client')
/** The limits in bytes for the pages on which most visits begin. */
const BUDGETS: Record<string, number> = {
  'routes/home': 139_000,
  'routes/search': 143_000,
  'routes/product': 146_500,
  'routes/content': 137_000,
  'routes/basket': 146_500,
}

interface Route {
  id: string
  parentId?: string
  module: string
  imports?: string[]
}
interface Manifest {
  url: string
  entry: { module: string; imports: string[] }
  routes: Record<string, Route>
}

// The server's list: the browser's leaves out what most pages import.
const built = join(import.meta.dirname, '../build/server/index.js')
if (!existsSync(built)) throw new Error('Build the pages first: npm run build')
const { assets: manifest }: { assets: Manifest } = await import(built)

const sizeOf = (path: string) => {
  const packed = join(CLIENT, `${path}.br`)
  return statSync(existsSync(packed) ? packed : join(CLIENT, path)).size
}

/** Every script that the page loads on a first visit. */
function scriptsOf(route: Route): Set<string> {
  const { entry, url, routes } = manifest
  const scripts = new Set([url, entry.module, ...entry.imports])
  for (let at: Route | undefined = route; at; at = routes[at.parentId ?? '']) {
    if (at.module) for (const path of [at.module, ...(at.imports ?? [])]) scripts.add(path)
  }
  return scripts
}

const weights = Object.values(manifest.routes)
  .filter(({ module }) => module.endsWith('.js'))
  .map((route) => ({
    id: route.id,
    bytes: [...scriptsOf(route)].reduce((sum, path) => sum + sizeOf(path), 0),
  }))
  .sort((a, b) => b.bytes - a.bytes)

for (const { id, bytes } of weights) console.log(`${(bytes / 1_000).toFixed(1).padStart(7)} kB  ${id}`)
const heavy = weights.filter(({ id, bytes }) => bytes > (BUDGETS[id] ?? Number.POSITIVE_INFINITY))
for (const { id } of heavy)
  console.error(`${id} is heavier than ${BUDGETS[id]! / 1_000} kB of JavaScript (brotli)`)
process.exitCode = heavy.length > 0 ? 1 : 0
