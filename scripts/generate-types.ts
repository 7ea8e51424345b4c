import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeSchema } from '#backend/db/describe-schema.ts'
import { migrate } from '#backend/db/migrate.ts'
import { openEmbedded } from '#backend/db/open-embedded.ts'
import { productSchema } from '#server/product-schema.ts'

const db = await openEmbedded()
await migrate(db, productSchema({ playMoney: false }))
writeFileSync(join(import.meta.dirname, '../src/contract/database.types.ts'), await describeSchema(db))
await db.close()
