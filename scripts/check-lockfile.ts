import { readFileSync } from 'node:fs'
import { join } from 'node:path'

// npm leaves packages of other platforms out of the lock file when it is written beside a node_modules folder, or when
// the registry lacks them: then `npm ci` fails on another kind of machine, or on every one.
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

/** Whether Node would find `name` from the package at `path`, in its own node_modules or one further up. */
function isLocked(path: string, name: string): boolean {
  if (`${path && `${path}/`}node_modules/${name}` in packages) return true
  const above = path.lastIndexOf('node_modules/')
  return path !== '' && isLocked(path.slice(0, Math.max(above - 1, 0)), name)
}
