import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

// The licences of all packages that a site runs, and the advisories against them: node scripts/check-dependencies.ts
const ROOT = join(import.meta.dirname, '..')

/** What may be shipped with MIT; of the weak copyleft ones nothing is changed, and libvips is linked dynamically. */
const ACCEPTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
])
/** Packages that name no licence in their package.json, and where it stands. */
const BY_HAND: Record<string, string> = {
  'combine-errors': 'MIT', // At the end of its README.
  'png-js': 'MIT', // Its file LICENSE.
}

interface Component {
  name: string
  version: string
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[]
}

interface Advisories {
  error?: { summary?: string }
  message?: string
  vulnerabilities?: Record<string, { severity: string; range: string }>
}

const npm = (...args: string[]) =>
  spawnSync('npm', args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64e6,
    shell: process.platform === 'win32',
  }).stdout

const { components } = JSON.parse(npm('sbom', '--sbom-format=cyclonedx', '--omit=dev')) as {
  components: Component[]
}
const own = new Set(['lendaround', '@lendaround/backend'])
const refused = components.filter(
  (component) => !own.has(component.name) && !isAccepted(licencesOf(component)),
)
for (const component of refused)
  console.error(`${component.name} ${component.version}: ${licencesOf(component).join(', ') || 'no licence'}`)
console.log(`${components.length} packages, ${refused.length} with a licence that is not accepted`)

const { vulnerabilities, message } = JSON.parse(npm('audit', '--omit=dev', '--json') || '{}') as Advisories
const serious = Object.entries(vulnerabilities ?? {}).filter(([, { severity }]) =>
  ['high', 'critical'].includes(severity),
)
for (const [name, { severity, range }] of serious) console.error(`${name} ${range}: ${severity}`)
console.log(
  vulnerabilities
    ? `${Object.keys(vulnerabilities).length} advisories, ${serious.length} of them serious`
    : `Advisories could not be looked up: the registry says ${JSON.stringify(message ?? 'nothing')}`,
)
process.exitCode = refused.length + serious.length > 0 ? 1 : 0

function licencesOf({ name, licenses = [] }: Component): string[] {
  const named = licenses.flatMap(
    ({ license, expression }) => license?.id ?? license?.name ?? expression ?? [],
  )
  return named.length === 0 && BY_HAND[name] ? [BY_HAND[name]] : named
}

/** `A OR B` is accepted with one of them, `A AND B` with both. */
function isAccepted(licences: string[]): boolean {
  return (
    licences.length > 0 &&
    licences.every((text) =>
      text
        .replace(/[()]/g, '')
        .split(/ or /i)
        .some((part) => part.split(/ and /i).every((id) => ACCEPTED.has(id.trim()))),
    )
  )
}
