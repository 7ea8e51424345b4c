import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The version of the product, as its package names it. */
export const VERSION: string = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
).version
