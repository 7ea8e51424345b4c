import { StartError } from '#backend/start/start-error.ts'

const NEEDED = 24

/** Ends with a clear message on a Node.js that is too old; `npm start` brings one that is not. */
export function assertNodeVersion(version = process.versions.node): void {
  if (Number.parseInt(version, 10) >= NEEDED) return
  throw new StartError(
    `Lendaround needs Node.js ${NEEDED} or newer and this is ${version}. Start it with "npm start".`,
  )
}
