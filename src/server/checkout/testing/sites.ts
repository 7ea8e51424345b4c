import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** Where a site has its data, as settings of the environment. */
export type Site = { DATA_DIR: string; DATABASE_URL?: string }

/** Sites that are copied while no server runs on them. */
export interface Sites {
  /** The untouched one, without any users. */
  first(): Promise<Site>
  copy(name: string, of: Site): Promise<Site>
  close(): Promise<void>
}

/** Sites on the embedded database: folders. */
export function embeddedSites(): Sites {
  const root = mkdtempSync(join(tmpdir(), 'lendaround-kill-'))
  return {
    first: async () => ({ DATA_DIR: join(root, 'first') }),
    async copy(name, { DATA_DIR }) {
      cpSync(DATA_DIR, join(root, name), { recursive: true })
      return { DATA_DIR: join(root, name) }
    },
    close: async () => rmSync(root, { recursive: true, force: true }),
  }
}

/** Sites on the PostgreSQL of this test run: a folder with keys, and a database each. */
export function postgresSites({ postgresUrl, database }: { postgresUrl: string; database: string }): Sites {
  const folders = embeddedSites()
  const prefix = `kill_${process.pid}_${Date.now()}_`
  const admin = new pg.Pool({ connectionString: `${postgresUrl}/postgres`, max: 1 })
  const made: string[] = []
  const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)

  async function clone(name: string, template: string): Promise<string> {
    await untilUnused(template)
    const copy = `${prefix}${name.replaceAll('-', '_')}`
    await admin.query(`create database ${copy} template ${template} strategy file_copy`)
    made.push(copy)
    return `${postgresUrl}/${copy}`
  }

  /** Statements that a killed server had sent go on for a moment, as they would anywhere. */
  async function untilUnused(name: string): Promise<void> {
    for (;;) {
      const { rowCount } = await admin.query('select from pg_stat_activity where datname = $1', [name])
      if (rowCount === 0) return
    }
  }

  return {
    first: async () => ({ ...(await folders.first()), DATABASE_URL: await clone('first', database) }),
    copy: async (name, of) => ({
      ...(await folders.copy(name, of)),
      DATABASE_URL: await clone(name, nameOf(of.DATABASE_URL ?? '')),
    }),
    async close() {
      for (const name of made) await admin.query(`drop database if exists ${name} with (force)`)
      await admin.end()
      await folders.close()
    },
  }
}
