import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// Checks that imports run one way, and that the check itself works: with a wrong parser it would see no module at
// all and be content.
const ROOT = join(import.meta.dirname, '..')
const FEWEST_MODULES = 300

/** Files that break a rule each; the check must name every one. */
const PLANTED: Record<string, { file: string; text: string }> = {
  'domain-imports-nothing': { file: 'src/domain/planted.ts', text: "import '#server/config.ts'\n" },
  'ui-is-domain-free': { file: 'src/web/ui/planted.ts', text: "import '#domain/result.ts'\n" },
  'features-do-not-import-each-other': {
    file: 'src/web/features/search/planted.ts',
    text: "import '../basket/use-basket.ts'\n",
  },
  'protocols-do-not-import-each-other': {
    file: 'src/server/auth/planted.ts',
    text: "import '../rest/rest.ts'\n",
  },
  'web-meets-server-over-contract': { file: 'src/web/lib/planted.ts', text: "import '#server/config.ts'\n" },
}

const clean = cruise()
if (clean.violations.length > 0) fail(clean.violations.join('\n'))
if (clean.modules < FEWEST_MODULES) fail(`only ${clean.modules} modules were seen: the parser does not work`)

try {
  for (const { file, text } of Object.values(PLANTED)) {
    mkdirSync(join(ROOT, file, '..'), { recursive: true })
    writeFileSync(join(ROOT, file), text)
  }
  const { violations } = cruise()
  for (const [rule, { file }] of Object.entries(PLANTED)) {
    const found = violations.some((line) => line.includes(rule) && line.includes(file))
    if (!found) fail(`the planted violation of ${rule} in ${file} was not found`)
  }
} finally {
  for (const { file } of Object.values(PLANTED)) rmSync(join(ROOT, file), { force: true })
}
console.log(
  `${clean.modules} modules, imports run one way, ${Object.keys(PLANTED).length} planted violations found`,
)

function cruise(): { modules: number; violations: string[] } {
  const { stdout, stderr } = spawnSync(
    'depcruise',
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'src', 'supabase/seed'],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, shell: process.platform === 'win32' },
  )
  let summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] }
  try {
    summary = JSON.parse(stdout).summary
  } catch {
    return fail(`dependency-cruiser gave no result: ${stderr}`)
  }
  return {
    modules: summary.totalCruised,
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  }
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
