import { notAcceptable, rootDisabled } from '../errors.ts'
import { openApi } from '../openapi/open-api.ts'
import { parseAccept, parseMediaType } from '../request/media-types.ts'
import type { Answer } from '../respond/answer.ts'
import { headerText } from '../respond/answer.ts'
import { runTransaction, setupStatement } from '../run/transaction.ts'
import type { Context } from './context.ts'

const PRODUCED = ['application/openapi+json', 'application/json', '*/*', 'application/*']

/** The caller's rights on relations and functions of the schema, queried as the caller. */
const ACCESSIBLE = `
  select 'r', c.relname from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where n.nspname = $1 and c.relkind in ('r', 'p', 'v', 'm', 'f') and (
    pg_catalog.has_table_privilege(c.oid, 'select, insert, update, delete')
    or pg_catalog.has_any_column_privilege(c.oid, 'select, insert, update')
  )
  union all
  select 'f', p.proname from pg_catalog.pg_proc p
  join pg_catalog.pg_namespace n on n.oid = p.pronamespace
  where n.nspname = $1 and pg_catalog.has_function_privilege(p.oid, 'execute')
  union all
  select 'd', pg_catalog.obj_description(n.oid, 'pg_namespace') from pg_catalog.pg_namespace n where n.nspname = $1`

/** GET of the root: what the caller can reach, described in OpenAPI 2. */
export async function describeRoot(context: Context): Promise<Answer> {
  const { settings, headers, method, target, caller, db, path, catalogue } = context
  if (!settings.openApi) throw rootDisabled()
  const accepted = parseAccept(headers.get('accept') ?? '*/*')
  if (!accepted.some((type) => PRODUCED.includes(parseMediaType(type).name))) throw notAcceptable(accepted)
  const setup = setupStatement({
    caller,
    schema: target.schema,
    extraSearchPath: settings.extraSearchPath,
    method,
    path,
    headers,
    readOnly: true,
    timeoutMs: settings.timeoutMs,
  })
  const [rows] = await runTransaction(db, {
    setup: [setup],
    scope: caller.role,
    statements: [{ text: ACCESSIBLE, values: [target.schema] }],
    end: 'commit',
  })
  const named = (kind: string) => new Set(rows!.filter(([mark]) => mark === kind).map(([, name]) => name!))
  const document = openApi(catalogue, {
    schema: target.schema,
    relations: named('r'),
    routines: named('f'),
    description: [...named('d')][0] ?? null,
    host: new URL(context.siteUrl).host,
  })
  const answer = new Headers({ 'Content-Type': 'application/openapi+json; charset=utf-8' })
  if (context.announceSchema) answer.set('Content-Profile', headerText(target.schema))
  return { status: 200, headers: answer, body: method === 'HEAD' ? null : JSON.stringify(document) }
}
