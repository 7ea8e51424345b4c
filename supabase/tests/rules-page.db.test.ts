import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestDatabase } from '#backend/testing/database.ts'
import { rulesPage } from '../../scripts/rules-page.ts'

it('the page of what has to fit together says what the database checks', async () => {
  const db = await createTestDatabase()
  expect(readFileSync(join(import.meta.dirname, '../../docs/rules.md'), 'utf8')).toBe(await rulesPage(db))
  await db.close()
})
