import { appendFileSync, cpSync, existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/** Copies each built script that has a source map beside it, and says so at its end, as error trackers take them. */
export function pairMaps(build: string): { folder: string; scripts: number } {
  const maps = join(build, 'maps')
  if (!existsSync(maps)) throw new Error('There are no source maps: run "npm run build" first.')
  const folder = mkdtempSync(join(tmpdir(), 'lendaround-maps-'))
  const names = readdirSync(maps).filter((name) => name.endsWith('.js.map'))
  for (const name of names) {
    const script = basename(name, '.map')
    cpSync(join(maps, name), join(folder, name))
    cpSync(join(build, 'client/assets', script), join(folder, script))
    appendFileSync(join(folder, script), `\n//# sourceMappingURL=${name}\n`)
  }
  return { folder, scripts: names.length }
}
