import type { Context } from 'hono'
import { invalid } from '../auth-error.ts'
import type { AuthDeps } from '../deps.ts'
import { requireAdmin } from '../sessions/require-user.ts'
import type { UserJson } from '../user-row.ts'

const MAX_PER_PAGE = 1000
const SORTABLE = new Set(['created_at', 'updated_at', 'email', 'phone', 'last_sign_in_at'])

/** GET /admin/users: the accounts page by page, newest first unless `sort` says otherwise. */
export const listUsers = (deps: AuthDeps) => async (c: Context) => {
  await requireAdmin(deps, c)
  const page = readNumber(c, 'page', 1)
  const perPage = Math.min(readNumber(c, 'per_page', 50), MAX_PER_PAGE)
  const filter = c.req.query('filter') ?? ''
  const pattern = filter ? `%${filter.replace(/[\\%_]/g, '\\$&')}%` : null
  const { rows } = await deps.db.pool.query<{ total: number; users: UserJson[] }>(
    `with found as (
       select u.* from auth.users u
       where $1::text is null or u.email ilike $1 or u.phone ilike $1 or u.raw_user_meta_data ->> 'name' ilike $1
     ), shown as (
       select f.id, row_number() over () as place
       from (select id from found order by ${readSort(c)}, id limit $2 offset $3) f
     )
     select (select count(*) from found) as total,
       (select coalesce(json_agg(a.rendered::json order by shown.place), '[]')
        from shown join auth.users a on a.id = shown.id) as users`,
    [pattern, perPage, (page - 1) * perPage],
  )
  const { total, users } = rows[0]!
  setPageHeaders(c, deps.settings.externalUrl, { page, perPage, total })
  return c.json({ users, aud: 'authenticated' })
}

function readNumber(c: Context, name: string, fallback: number): number {
  const text = c.req.query(name)
  if (!text) return fallback
  if (/^\d{1,9}$/.test(text) && Number(text) > 0) return Number(text)
  throw invalid(`Bad Pagination Parameters: "${text}" is not a number above zero`)
}

function readSort(c: Context): string {
  const [column = '', direction = 'asc'] = (c.req.query('sort') || 'created_at desc').split(' ')
  if (!SORTABLE.has(column) || !/^(asc|desc)$/i.test(direction)) {
    throw invalid(`bad field for sort: ${column}`)
  }
  return `${column} ${direction} nulls last`
}

/** The client reads the next page from `Link` by position: `page` has to be the first parameter. */
function setPageHeaders(
  c: Context,
  root: string,
  { page, perPage, total }: { page: number; perPage: number; total: number },
) {
  const last = Math.max(1, Math.ceil(total / perPage))
  const link = (number: number, rel: string) =>
    `<${root}/admin/users?page=${number}&per_page=${perPage}>; rel="${rel}"`
  const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')]
  c.header('x-total-count', String(total))
  c.header('link', links.join(', '))
}
