#!/usr/bin/env node
import { enableCompileCache } from 'node:module'

// The command of the package that `npm run package` makes: lendaround [start | backup | restore | move | migrate]
const NEEDED = 24
const COMMANDS = {
  start: './src/server/main.js',
  backup: './scripts/backup.js',
  restore: './scripts/restore.js',
  move: './scripts/move.js',
  migrate: './scripts/migrate.js',
}

const [, , name = 'start'] = process.argv
if (Number.parseInt(process.versions.node, 10) < NEEDED) {
  console.error(
    `Lendaround needs Node.js ${NEEDED} or newer and this is ${process.versions.node}. ` +
      `npx brings one along: npx -p node@${NEEDED} -p lendaround lendaround`,
  )
  process.exit(1)
}
if (!Object.hasOwn(COMMANDS, name)) {
  console.error(`lendaround [${Object.keys(COMMANDS).join(' | ')}]`)
  process.exit(2)
}
if (name === 'start') (await import('./scripts/restart-lean.js')).restartLean()
enableCompileCache()
process.argv.splice(2, 1)
await import('./scripts/load-env-file.js')
await import(COMMANDS[name])
