import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findForbiddenCode } from './forbidden-code.ts'
import { findForbidden, findForeignPackages, type Importer } from './forbidden-imports.ts'
import { IMPORT_ORDER } from './import-order.ts'
import { PLANTED_CODE } from './planted-code.ts'
import {
  type Crossing,
  PLANTED_FOR_RULES,
  plantForOrder,
  plantPackages,
  UNDECLARED,
} from './planted-imports.ts'
import { type Module, undeclaredPackages } from './undeclared-packages.ts'

// Checks that imports follow their order, and that the check itself works: with the wrong parser it would see no
// modules and pass, and a misspelt path in the order would never match.
const ROOT = join(import.meta.dirname, '..')
const FEWEST_MODULES = 500
const CHECKED = ['src', 'packages', 'supabase/seed']

interface Cruise {
  summary: {
    totalCruised: number
    violations: { rule: { name: string }; from: string; to: string }[]
  }
  modules: (Module & Importer)[]
}

const { crossings, plants } = plantForOrder(IMPORT_ORDER)
const foreign = plantPackages(IMPORT_ORDER)
const { summary, modules } = cruise(ROOT)
const faults = [
  ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  ...findForbidden(modules, IMPORT_ORDER).map(({ from, to, why }) => `${from} → ${to}: ${why}`),
  ...findForeignPackages(modules, IMPORT_ORDER).map(({ from, to, why }) => `${from} → ${to}: ${why}`),
  ...undeclaredPackages(modules, 'packages/backend'),
  ...findForbiddenCode(ROOT),
]
if (faults.length > 0) fail(faults.join('\n'))
if (summary.totalCruised < FEWEST_MODULES) fail(`only ${summary.totalCruised} modules were seen`)
const misses = checkPlantedTree()
if (misses.length > 0) fail(`the check of imports does not work:\n${misses.join('\n')}`)
console.log(
  `${summary.totalCruised} modules, imports follow their order, ${crossings.length + foreign.crossings.length + PLANTED_FOR_RULES.length + PLANTED_CODE.length} planted violations found`,
)

/** The errors of the check on a tree of planted files: forbidden imports it misses, allowed ones it reports. */
function checkPlantedTree(): string[] {
  const tree = mkdtempSync(join(tmpdir(), 'lendaround-imports-'))
  try {
    for (const path of ['package.json', '.dependency-cruiser.cjs', 'packages/backend/package.json'])
      cpSync(join(ROOT, path), join(tree, path), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'), 'junction')
    for (const { file, text } of [...plants, ...foreign.plants, ...PLANTED_FOR_RULES, ...PLANTED_CODE]) {
      mkdirSync(dirname(join(tree, file)), { recursive: true })
      writeFileSync(join(tree, file), text)
    }
    const planted = cruise(tree)
    return [
      ...compareCrossings(crossings, findForbidden(planted.modules, IMPORT_ORDER)),
      ...compareCrossings(foreign.crossings, foreignInPlanted(planted)),
      ...findIneffectiveRules(planted),
      ...comparePlantedCode(tree),
    ]
  } finally {
    rmSync(tree, { recursive: true, force: true })
  }
}

/** The files for packages alone: the other planted ones import what their rules are about. */
function foreignInPlanted({ modules }: Cruise): Crossing[] {
  const files = new Set(foreign.plants.map(({ file }) => file))
  return findForeignPackages(modules, IMPORT_ORDER).filter(({ from }) => files.has(from))
}

/** Planted code that was not found, and found code that is fine. */
function comparePlantedCode(tree: string): string[] {
  const found = new Set(findForbiddenCode(tree).map((fault) => fault.split(':', 1)[0]))
  return PLANTED_CODE.filter(({ file, isForbidden }) => found.has(file) !== isForbidden).map(
    ({ file, isForbidden }) => `${isForbidden ? 'overlooked' : 'allowed, yet found'}: ${file}`,
  )
}

function compareCrossings(planted: Crossing[], reported: Crossing[]): string[] {
  const expected = new Set(planted.map(({ from, to }) => `${from} → ${to}`))
  const found = new Set(reported.map(({ from, to }) => `${from} → ${to}`))
  return [
    ...[...expected].filter((crossing) => !found.has(crossing)).map((crossing) => `overlooked: ${crossing}`),
    ...[...found]
      .filter((crossing) => !expected.has(crossing))
      .map((crossing) => `allowed, yet: ${crossing}`),
  ]
}

/** The rules without a planted violation, or that do not find theirs. */
function findIneffectiveRules({ summary, modules }: Cruise): string[] {
  const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs')
  const rules: string[] = forbidden.map((rule: { name: string }) => rule.name)
  const ineffective = rules.filter((rule) => {
    const files = PLANTED_FOR_RULES.filter((plant) => plant.rule === rule).map(({ file }) => file)
    return !summary.violations.some((found) => found.rule.name === rule && files.includes(found.from))
  })
  const undeclared = undeclaredPackages(modules, 'packages/backend')
  return undeclared.some((fault) => fault.includes('nodemailer')) ? ineffective : [...ineffective, UNDECLARED]
}

function cruise(root: string): Cruise {
  const { stdout, stderr } = spawnSync(
    'depcruise',
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...CHECKED],
    { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, shell: process.platform === 'win32' },
  )
  try {
    return JSON.parse(stdout)
  } catch {
    return fail(`dependency-cruiser gave no result: ${stderr}`)
  }
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
