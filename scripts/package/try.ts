import { spawn, spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#backend/testing/free-port.ts'

// Installs the package that `npm run package` made into an empty folder, as a stranger does, and starts it there:
// node scripts/package/try.ts
const ROOT = join(import.meta.dirname, '../..')
const [archive] = globSync('lendaround-*.tgz', { cwd: ROOT })
if (!archive) throw new Error('There is no package yet: npm run package')
const folder = mkdtempSync(join(tmpdir(), 'lendaround-try-'))
const PAUSE_MS = 100
const PATIENCE_MS = 120_000
const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)

const installing = performance.now()
const install = spawnSync('npm', ['install', '--no-audit', '--no-fund', join(ROOT, archive)], {
  cwd: folder,
  stdio: ['ignore', 'ignore', 'inherit'],
})
if (install.status !== 0) throw new Error('The package cannot be installed')
const [size] = spawnSync('du', ['-sm', 'node_modules'], { cwd: folder, encoding: 'utf8' }).stdout.split('\t')
console.log(`installed in ${seconds(installing)} s, ${size} MB`)

const port = await freePort()
const starting = performance.now()
const site = spawn(process.execPath, ['node_modules/lendaround/bin.js'], {
  cwd: folder,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { PATH: process.env.PATH, PORT: String(port), LOG_LEVEL: 'warn' },
})
try {
  const url = `http://127.0.0.1:${port}`
  await untilOk(`${url}/livez`)
  console.log(`started in ${seconds(starting)} s`)
  // As a proxy does: while the first jobs have the only connection of the embedded database, it is not ready.
  await untilOk(`${url}/readyz`)
  console.log(`ready in ${seconds(starting)} s`)
  for (const path of ['/', '/search?q=drill', '/rest/v1/items?select=id&limit=1']) {
    const { status } = await fetch(url + path)
    console.log(status, path)
    // Without a key the data API refuses, and answers.
    if (status >= 400 && !path.startsWith('/rest')) process.exitCode = 1
  }
} finally {
  const ended = new Promise((resolve) => site.once('exit', resolve))
  site.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
}

async function untilOk(address: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const isOk = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isOk) return
    if (site.exitCode !== null) throw new Error(`It ended with ${site.exitCode}`)
    if (tries > PATIENCE_MS / PAUSE_MS) throw new Error(`${address} is never answered with 200`)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
