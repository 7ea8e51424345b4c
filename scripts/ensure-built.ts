import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const STAMP = join(ROOT, 'build/inputs.sha256')
/** The sources of the web bundle. */
const INPUTS = [
  'src/{web,domain,contract}/**',
  'public/**',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/{browser-libraries,compress-assets,first-page-modules,minify-further,own-icons,set-maps-aside,trim-manifest}.ts',
  'package-lock.json',
]

/** Builds the web bundle unless the existing one was built from exactly these files. */
export async function ensureBuilt(): Promise<void> {
  const wanted = inputsHash()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  if (!existsSync(join(ROOT, 'node_modules/vite')))
    throw new Error(
      'The pages are not built from these files, and the packages that build them are not installed: ' +
        'run "npm ci && npm run build" first, then "npm prune --omit=dev".',
    )
  // Removed first, so that a build that fails half-way is not taken for the previous one.
  rmSync(STAMP, { force: true })
  process.stdout.write('Building the pages …\n')
  const build = spawnSync('npm', ['exec', '--no', '--', 'react-router', 'build'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (build.status !== 0) {
    process.stderr.write(`${build.stdout}${build.stderr}`)
    throw new Error('The pages could not be built.')
  }
  writeFileSync(STAMP, wanted)
}

function inputsHash(): string {
  const hash = createHash('sha256')
  const files = globSync(INPUTS, { cwd: ROOT }).sort()
  for (const file of files) {
    if (file.includes('.test.') || !statSync(join(ROOT, file)).isFile()) continue
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)))
  }
  return hash.digest('hex')
}
