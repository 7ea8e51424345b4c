import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { extract } from 'tar'

// Runs the server's tests of a release on the schema of today, because its processes go on beside those of the next one
// while a site is updated: node scripts/try-release.ts [VERSION [PATH …]]. It needs the repository's history and a quarter of an hour.
// With --journeys its pages are built and its own tests in a browser run, of all or of the files that PATH begins with (`e2e/checkout`).
const ROOT = join(import.meta.dirname, '..')
const RELEASES = 'supabase/releases'
/** What makes the schema. */
const SCHEMA = [
  'supabase/migrations',
  'supabase/routines',
  'packages/backend/src/db/platform',
  'src/server/play-money/tables.sql',
]
/** Of the schema itself, as it was in that release. */
const NOT_OF_PROCESSES = ['src/server/releases.test.ts']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { journeys: { type: 'boolean', default: false } },
})
const [version = newest(), ...paths] = positionals
const folder = mkdtempSync(join(tmpdir(), 'lendaround-release-'))
try {
  const commit = run('git', [
    'log',
    '-1',
    '--diff-filter=A',
    '--format=%H',
    '--',
    `${RELEASES}/${version}/manifest.json`,
  ])
  if (!commit) throw new Error(`The history of this folder does not say which commit was ${version}`)
  const there = await takeOut(commit)
  console.log(`${version} is ${commit.slice(0, 8)}, on the migrations and routines of today`)
  run('npm', ['ci', '--no-audit', '--no-fund', '--silent'], there)
  for (const path of SCHEMA) {
    rmSync(join(there, path), { recursive: true, force: true })
    cpSync(join(ROOT, path), join(there, path), { recursive: true })
  }
  if (values.journeys) run('npm', ['run', 'build'], there)
  const { status } = spawnSync('npx', values.journeys ? journeys() : serverTests(), {
    cwd: there,
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function serverTests(): string[] {
  const without = NOT_OF_PROCESSES.flatMap((path) => ['--exclude', path])
  return ['vitest', 'run', '--project', 'server', ...without, ...(paths.length > 0 ? paths : ['src/server'])]
}

function journeys(): string[] {
  return ['playwright', 'test', ...paths, '--project', 'desktop']
}

function newest(): string {
  const versions = readdirSync(join(ROOT, RELEASES))
  return versions.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1)!
}

async function takeOut(commit: string): Promise<string> {
  const there = join(folder, 'release')
  const archive = join(folder, 'release.tar')
  mkdirSync(there)
  run('git', ['archive', '--output', archive, commit])
  await extract({ file: archive, cwd: there })
  return there
}

function run(command: string, args: string[], cwd = ROOT): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args[0]} failed: ${stderr}`)
  return stdout.trim()
}
