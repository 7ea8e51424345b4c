import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { VERSION } from '#server/version.ts'
import { pairMaps } from './pair-maps.ts'

// Gives the source maps of these pages to the error tracker, by its own command line, and takes them away here, so that
// reports go out with the frames that it resolves: npm run upload-maps
// It reads SENTRY_URL, SENTRY_ORG, SENTRY_PROJECT and SENTRY_AUTH_TOKEN.
const COMMAND = '@sentry/cli@3.8.0'
const BUILD = join(import.meta.dirname, '../build')
const release = `lendaround@${VERSION}`

const { folder, scripts } = pairMaps(BUILD)
const upload = ['sourcemaps', 'upload', '--release', release, '--url-prefix', 'app:///assets', folder]
const { status } = spawnSync('npx', ['--yes', COMMAND, ...upload], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
rmSync(folder, { recursive: true })
if (status === 0) {
  rmSync(join(BUILD, 'maps'), { recursive: true })
  console.log(`The tracker has the maps of ${scripts} scripts as ${release}; they are removed here.`)
}
process.exitCode = status ?? 1
