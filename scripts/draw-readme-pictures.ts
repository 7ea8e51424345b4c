import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

// The pictures of the README and of docs, from a running demo: node scripts/draw-readme-pictures.ts http://localhost:3000
const [site] = process.argv.slice(2)
if (!site) throw new Error('node scripts/draw-readme-pictures.ts <address of a running demo>')

const ADMIN = 'nora@demo.lendaround.example'
const SCREENS: { name: string; path: string; options: string[] }[] = [
  { name: 'home-desktop', path: '/', options: ['--wait', '2000'] },
  { name: 'search-desktop', path: '/search?place=Berlin&view=map', options: ['--wait', '4000'] },
  { name: 'home-phone', path: '/', options: ['--phone', '--wait', '2000'] },
  {
    name: 'rentals-phone',
    path: '/dashboard/my-rentals',
    options: ['--phone', '--as', 'marta@demo.lendaround.example', '--wait', '2000'],
  },
  { name: 'office-desktop', path: '/admin', options: ['--as', ADMIN, '--wait', '3000'] },
  { name: 'start-desktop', path: '/admin/start', options: ['--as', ADMIN, '--wait', '3000'] },
]
const FOLDER = join(import.meta.dirname, '../docs/pictures')
const scratch = mkdtempSync(join(tmpdir(), 'lendaround-pictures-'))
mkdirSync(FOLDER, { recursive: true })
try {
  for (const { name, path, options } of SCREENS) {
    const png = join(scratch, `${name}.png`)
    const look = ['e2e/look.ts', site + path, png, ...options]
    const { status } = spawnSync(process.execPath, look, { stdio: 'inherit' })
    if (status !== 0) throw new Error(`${path} cannot be looked at`)
    await sharp(png)
      .webp({ quality: 82 })
      .toFile(join(FOLDER, `${name}.webp`))
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
