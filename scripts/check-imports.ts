import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PLANTED, UNDECLARED } from './planted-imports.ts'
import { type Module, undeclaredPackages } from './undeclared-packages.ts'

// Checks that imports run one way, and that the check itself works: with a wrong parser it would see no module at
// all and be content, and a rule whose path is misspelt would never find anything.
const ROOT = join(import.meta.dirname, '..')
const FEWEST_MODULES = 500

interface Summary {
  totalCruised: number
  violations: { rule: { name: string }; from: string; to: string }[]
}

interface Cruise {
  summary: Summary
  modules: Module[]
}

const { summary: clean, modules } = cruise(ROOT, ['src', 'packages', 'supabase/seed'])
if (clean.violations.length > 0) fail(clean.violations.map(describe).join('\n'))
const undeclared = undeclaredPackages(modules, 'packages/backend')
if (undeclared.length > 0) fail(undeclared.join('\n'))
if (clean.totalCruised < FEWEST_MODULES) fail(`only ${clean.totalCruised} modules were seen`)
const missed = findMissed()
if (missed.length > 0) fail(`these rules do not find what was planted for them: ${missed.join(', ')}`)
console.log(
  `${clean.totalCruised} modules, imports run one way, ${PLANTED.length} planted violations found by all rules`,
)

/** Names the rules that nothing is planted for, or that do not find it, in a copy of the tree. */
function findMissed(): string[] {
  const copy = mkdtempSync(join(tmpdir(), 'lendaround-imports-'))
  try {
    for (const path of ['src', 'packages', 'supabase', 'package.json', '.dependency-cruiser.cjs'])
      cpSync(join(ROOT, path), join(copy, path), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction')
    for (const { file, text } of PLANTED) {
      mkdirSync(dirname(join(copy, file)), { recursive: true })
      writeFileSync(join(copy, file), text)
    }
    const { summary, modules } = cruise(copy, ['src', 'packages', 'supabase/seed'])
    const { violations } = summary
    const packagesMissed = undeclaredPackages(modules, 'packages/backend').some((fault) =>
      fault.includes('nodemailer'),
    )
      ? []
      : [UNDECLARED]
    const rulesMissed = ruleNames().filter((rule) => {
      const planted = PLANTED.filter((plant) => plant.rule === rule)
      return !violations.some((v) => v.rule.name === rule && planted.some(({ file }) => file === v.from))
    })
    return [...rulesMissed, ...packagesMissed]
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function ruleNames(): string[] {
  const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs')
  return forbidden.map((rule: { name: string }) => rule.name)
}

function cruise(root: string, paths: string[]): Cruise {
  const { stdout, stderr } = spawnSync(
    'depcruise',
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...paths],
    { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, shell: process.platform === 'win32' },
  )
  try {
    return JSON.parse(stdout)
  } catch {
    return fail(`dependency-cruiser gave no result: ${stderr}`)
  }
}

function describe({ rule, from, to }: Summary['violations'][number]): string {
  return `${rule.name}: ${from} → ${to}`
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
