import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { writePackage } from './write-package.ts'

// Makes lendaround-VERSION.tgz of the built pages and the server: npm run package
const ROOT = join(import.meta.dirname, '../..')
const folder = join(ROOT, 'dist')
const { files, packages } = writePackage(folder)
const { status } = spawnSync('npm', ['pack', folder, '--silent', '--pack-destination', ROOT], {
  stdio: 'inherit',
  cwd: ROOT,
  shell: process.platform === 'win32',
})
console.log(`${files} files, ${packages} packages`)
process.exitCode = status ?? 1
