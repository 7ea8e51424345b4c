import { readFileSync } from 'node:fs'
import { join } from 'node:path'

// npm omits packages of other platforms from the lock file if a node_modules folder exists when it is written, or if
// the registry lacks them: then `npm ci` fails on other platforms, or everywhere.
interface Locked {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>
}
const wanted = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
  Object.keys({ ...dependencies, ...optionalDependencies }).map((name) => ({ path, name })),
)
const missing = wanted.filter(({ path, name }) => !isLocked(path, name))
if (missing.length > 0) {
  console.error('package-lock.json lacks:')
  for (const { path, name } of missing) console.error(`${name}, which ${path || 'the project'} asks for`)
  process.exit(1)
}
console.log(
  `the lock file holds all ${wanted.length} dependencies of ${Object.keys(packages).length} packages`,
)

/** Whether Node would resolve `name` from the package at `path`: in its own node_modules or a parent's. */
function isLocked(path: string, name: string): boolean {
  if (`${path && `${path}/`}node_modules/${name}` in packages) return true
  const above = path.lastIndexOf('node_modules/')
  return path !== '' && isLocked(path.slice(0, Math.max(above - 1, 0)), name)
}
