import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '#backend/db/migrate.ts'
import { openEmbedded } from '#backend/db/open-embedded.ts'
import { productSchema } from '#server/product-schema.ts'
import { rulesPage } from './rules-page.ts'

// Updates the page of what has to fit together after a change of a constraint or a trigger. A test compares it.
const db = await openEmbedded()
await migrate(db, productSchema({ playMoney: false }))
writeFileSync(join(import.meta.dirname, '../docs/rules.md'), await rulesPage(db))
await db.close()
