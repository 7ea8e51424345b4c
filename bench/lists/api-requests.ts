import type pg from 'pg'
import type { PageRequest } from './record-requests.ts'

/** A table is large from here on. */
const MANY_ROWS = 10_000

/** What a person's own script may ask of each large table and each view: its first rows, without any filter or order. */
export async function apiRequests(
  client: pg.Client,
  { url, publishableKey }: { url: string; publishableKey: string },
  token: string,
): Promise<PageRequest[]> {
  const { rows } = await client.query<{ name: string; columns: string }>(
    `select c.relname as name, string_agg(a.attname, ',' order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and (c.relkind = 'v' or c.reltuples > $1)
       and has_column_privilege('authenticated', c.oid, a.attnum, 'select')
     group by c.relname order by c.relname`,
    [MANY_ROWS],
  )
  const headers = { apikey: publishableKey, authorization: `Bearer ${token}` }
  return rows.map(({ name, columns }) => ({
    method: 'GET',
    url: `${url}/rest/v1/${name}?select=${columns}&limit=50`,
    headers,
    body: null,
  }))
}
