import { join } from 'node:path'
import { readSchema, type Schema } from '#backend/db/schema-files.ts'

/** The schema of this version: the backend's tables, then the product's tables and routines. */
export const productSchema = (): Schema => readSchema(join(import.meta.dirname, '../../supabase'))
