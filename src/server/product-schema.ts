import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSchema, type Schema, schemaFile } from '#backend/db/schema-files.ts'

/**
 * The schema of this version: the backend's tables, then the product's tables and routines. The tables of play money
 * are made as routines are, on the databases of sites that play.
 */
export function productSchema({ playMoney }: { playMoney: boolean }): Schema {
  const { migrations, routines } = readSchema(join(import.meta.dirname, '../../supabase'))
  return { migrations, routines: playMoney ? [playMoneyTables(), ...routines] : routines }
}

const playMoneyTables = () =>
  schemaFile(
    'play-money/tables.sql',
    readFileSync(join(import.meta.dirname, 'play-money/tables.sql'), 'utf8'),
  )
