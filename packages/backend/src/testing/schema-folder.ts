import { join } from 'node:path'

/** The small application that the backend is tested with. */
export const SCHEMA_FOLDER = join(import.meta.dirname, 'schema')
