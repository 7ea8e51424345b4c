import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { createTestDatabase } from '#backend/testing/database.ts'
import { readConfig } from './config.ts'
import { refuseDemoData } from './refuse-demo-data.ts'

let db: Database
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

const env = { DATA_DIR: mkdtempSync(join(tmpdir(), 'lendaround-mode-')) }
afterAll(() => rmSync(env.DATA_DIR, { recursive: true }))

it('NODE_ENV=production alone is no demo', () => {
  expect(() => readConfig({ ...env, NODE_ENV: 'production' })).toThrow('production needs the address')
  expect(readConfig({ ...env, NODE_ENV: 'production', LENDAROUND_MODE: 'demo' }).mode).toBe('demo')
  expect(readConfig(env).mode).toBe('demo')
})

it('production refuses a database with accounts of the demo, and opens once they cannot be used', async () => {
  await expect(refuseDemoData(db, { mode: 'production' })).resolves.toBeUndefined()
  await db.pool.query(
    `insert into auth.users (email, encrypted_password) values ('nora@demo.lendaround.example', 'published')`,
  )
  await expect(refuseDemoData(db, { mode: 'production' })).rejects.toThrow('holds the accounts of the demo')
  await expect(refuseDemoData(db, { mode: 'demo' })).resolves.toBeUndefined()
  await db.pool.query(`update auth.users set banned_until = 'infinity'`)
  await expect(refuseDemoData(db, { mode: 'production' })).resolves.toBeUndefined()
})
