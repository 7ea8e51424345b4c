import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openEmbedded } from '#backend/db/database.ts'
import { describeSchema } from '#backend/db/describe-schema.ts'
import { migrate } from '#backend/db/migrate.ts'

const db = await openEmbedded()
await migrate(db)
writeFileSync(join(import.meta.dirname, '../src/contract/database.types.ts'), await describeSchema(db))
await db.close()
