import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
/** What a running site reads, below the project's folder. */
const FILES = [
  'src/{server,domain,contract}/**/*.{ts,br,json,sql}',
  'src/web/i18n/**/*.{ts,json}',
  'packages/backend/src/**/*.{ts,sql}',
  'supabase/{migrations,routines}/*.sql',
  'supabase/seed/**/*.{ts,json,webp,sql,md}',
  'scripts/{backup,restore,move,put-back,migrate,open-bare-site,load-env-file,restart-lean}.ts',
  'build/{client,maps,server}/**/*',
  'docs/{operating,runbook,data-api,error-codes}.md',
  'deploy/**/*',
]
const NOT_RUN = /\.test\.tsx?$|(^|\/)testing\/|(^|\/)seed\/fixtures\//
/** A package where a module imports or resolves it, or what is in it. */
const NAMED = /["'`]((?:@[\w.-]+\/)?[\w.-]+)(?:\/[\w./-]+)?["'`]/g

interface Manifest {
  version: string
  description: string
  license: string
  dependencies: Record<string, string>
  imports: Record<string, string>
}

/**
 * Writes the product as one package into `target`: modules as JavaScript, because Node strips no types below
 * `node_modules`; the built pages; and of all dependencies only those that they name.
 */
export function writePackage(target: string): { files: number; packages: number } {
  if (!existsSync(join(ROOT, 'build/server/index.js')))
    throw new Error('Build the pages first: npm run build')
  rmSync(target, { recursive: true, force: true })
  const files = globSync(FILES, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(ROOT.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !NOT_RUN.test(path))
  const named = new Set<string>()
  for (const file of files) copy(file, target, named)
  for (const file of ['LICENSE', 'README.md', 'CHANGELOG.md', '.env.example']) {
    cpSync(join(ROOT, file), join(target, file))
  }
  cpSync(join(import.meta.dirname, 'bin.js'), join(target, 'bin.js'))
  const manifest = manifestOf(named)
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return { files: files.length, packages: Object.keys(manifest.dependencies).length }
}

function copy(file: string, target: string, named: Set<string>): void {
  const path = join(target, file.replace(/(?<!\.d)\.ts$/, '.js'))
  mkdirSync(dirname(path), { recursive: true })
  const isModule = file.endsWith('.ts')
  if (!isModule) cpSync(join(ROOT, file), path)
  if (!isModule && !file.startsWith('build/server/')) return
  const text = readFileSync(join(ROOT, file), 'utf8')
  for (const [, name] of text.matchAll(NAMED)) named.add(name!)
  if (isModule) writeFileSync(path, asJavaScript(text))
}

/** Without its types, and with the names of modules as they are in the package. */
const asJavaScript = (text: string) =>
  stripTypeScriptTypes(text, { mode: 'strip' }).replace(/(['"])([\w./#-]+)\.ts\1/g, '$1$2.js$1')

function manifestOf(named: Set<string>) {
  const read = (path: string): Manifest => JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8'))
  const { version, description, license, imports, dependencies: own } = read('.')
  const known = Object.entries({ ...read('packages/backend').dependencies, ...own })
  return {
    name: 'lendaround',
    version,
    description,
    license,
    type: 'module',
    bin: { lendaround: 'bin.js' },
    engines: { node: '>=24' },
    imports,
    dependencies: Object.fromEntries(known.filter(([name]) => named.has(name)).sort()),
  }
}
