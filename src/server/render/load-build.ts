import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { StartError } from '#backend/start/start-error.ts'

const BUILD = join(import.meta.dirname, '../../../build')

/** Where the files for browsers are after `npm run build`. */
export const CLIENT_FOLDER = join(BUILD, 'client')

/** The server bundle that `npm run build` leaves behind; refuses to start without one. */
export async function loadBuild(): Promise<ServerBuild> {
  const file = join(BUILD, 'server/index.js')
  if (!existsSync(file)) throw new StartError('The pages are not built yet: run "npm run build" first.')
  return import(pathToFileURL(file).href)
}
