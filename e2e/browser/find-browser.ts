import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Browser {
  executablePath: string
  env: Record<string, string>
}

const INSTALLED = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The Chromium for tests: what the machine has, else the one inside an npm package, with its libraries. */
export async function findBrowser(): Promise<Browser> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => !!entry[1]),
  )
  const installed = INSTALLED.find((path) => path && existsSync(path))
  if (installed) return { executablePath: installed, env }
  const executablePath = await unpack()
  const libraries = join(tmpdir(), 'al2023/lib')
  return lacksLibraries(executablePath)
    ? { executablePath, env: { ...env, LD_LIBRARY_PATH: `${libraries}:${env.LD_LIBRARY_PATH ?? ''}` } }
    : { executablePath, env }
}

async function unpack(): Promise<string> {
  const { default: chromium } = await import('@sparticuz/chromium')
  const executablePath = await chromium.executablePath()
  if (!lacksLibraries(executablePath)) return executablePath
  // The package brings them along, for the bare machine of a cloud function.
  const { inflate } = await import('@sparticuz/chromium')
  await inflate(join(import.meta.dirname, '../../node_modules/@sparticuz/chromium/bin/al2023.tar.br'))
  return executablePath
}

function lacksLibraries(path: string): boolean {
  try {
    return execFileSync('ldd', [path], { encoding: 'utf8' }).includes('not found')
  } catch {
    return false
  }
}

/** What keeps Chromium quiet, drawable without a graphics card, and startable as root. */
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
