import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { connectPostgres } from '#backend/db/connect-postgres.ts'
import { migrate } from '#backend/db/migrate.ts'
import { productSchema } from './product-schema.ts'

const schema = productSchema({ playMoney: true })

it('is brought up to date by an owner who is no superuser, as the guide makes it, also in a new session', async ({
  skip,
}) => {
  const template = inject('databaseTemplate')
  if ('folder' in template) return skip('it has one role')
  const name = `owner_${randomUUID().replaceAll('-', '')}`
  const superuser = new pg.Client(`${template.postgresUrl}/postgres`)
  await superuser.connect()
  const address = new URL(`${template.postgresUrl}/${name}`)
  address.username = name
  address.password = 'secret'
  try {
    await superuser.query(`create role ${name} login createrole bypassrls password 'secret'`)
    await superuser.query(`grant anon, authenticated, service_role to ${name} with admin option`)
    await superuser.query(`create database ${name} owner ${name} template template0`)
    const update = async () => {
      const db = connectPostgres(address.href, { statementMs: 0 })
      try {
        return await migrate(db, schema)
      } finally {
        await db.close()
      }
    }
    expect(await update()).toContain('likely_words.sql')

    // As a version does that has other routines and no new table: nothing has loaded an extension.
    const owner = new pg.Client(address.href)
    await owner.connect()
    await owner.query('delete from lendaround.routines')
    await owner.end()
    expect(await update()).toEqual(schema.routines.map(({ name }) => name))
  } finally {
    await superuser.query(`drop database if exists ${name} with (force)`)
    await superuser.query(`drop role if exists ${name}`)
    await superuser.end()
  }
}, 120_000)
