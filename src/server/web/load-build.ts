import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'

const BUILD = 'build/server/index.js'

/** The server bundle that `npm run build` leaves behind; refuses to start without one. */
export async function loadBuild(): Promise<ServerBuild> {
  const file = resolve(BUILD)
  if (!existsSync(file)) throw new Error(`There is no ${BUILD} yet: run "npm run build" first`)
  return import(pathToFileURL(file).href)
}
