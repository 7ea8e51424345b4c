import pg from 'pg'
import { readSchema } from '#backend/db/schema-files.ts'
import { THEIRS } from './write-project.ts'

/**
 * Makes a database as a hosted project has it: its roles and its schemas `auth`, `storage`, `realtime` and `extensions`,
 * which belong to another role than the one that migrations run as; that one is no superuser. Returns its address.
 */
export async function layOutDatabase(serverUrl: string): Promise<string> {
  const server = new pg.Client(`${serverUrl}/postgres`)
  await server.connect()
  await server.query(`create role project login createrole createdb bypassrls password 'project'`)
  await server.query('create database hosted owner project')
  await server.end()

  const client = new pg.Client(`${serverUrl}/hosted`)
  await client.connect()
  // The records of our own runner, to which those files write.
  await client.query('create schema lendaround; create schema if not exists auth')
  const { migrations } = readSchema()
  for (const { name, sql } of migrations) if (THEIRS.test(name)) await client.query(sql)
  await client.query('drop schema lendaround cascade')
  await client.query(`
    grant anon, authenticated, service_role to project with admin option;
    alter schema public owner to project;
    grant all on schema auth, storage, realtime, extensions to project with grant option;
    grant all on all tables in schema auth, storage, realtime to project with grant option;
    grant all on all routines in schema auth, storage, realtime to project with grant option;
    alter table storage.objects owner to project;
    alter table storage.buckets owner to project;
    alter table realtime.messages owner to project;
    alter publication supabase_realtime owner to project`)
  await client.end()
  return serverUrl.replace('postgres://postgres@', 'postgres://project:project@').concat('/hosted')
}
