import { readSchema } from '../db/schema-files.ts'
import { setUpDatabase } from './database-template.ts'
import { SCHEMA_FOLDER } from './schema-folder.ts'

export default setUpDatabase(readSchema(SCHEMA_FOLDER))
