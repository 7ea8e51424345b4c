import { data } from 'react-router'
import { serverApi } from '../lib/server-api.ts'
import { idsOf, readAll, urlSet, xmlResponse } from '../lib/sitemap.ts'
import type { Route } from './+types/sitemap-items.ts'

/** `/sitemap/items/{page}`: the published items whose ids begin so, which stay on their page until there are many more. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ids = idsOf(params.page)
  if (!ids) throw data(null, { status: 404 })
  const { from, config } = serverApi(context)
  const items = await readAll((after) => {
    const all = from('items').select('id, updated_at').eq('status', 'published').lte('id', ids.last)
    return (after ? all.gt('id', after) : all.gte('id', ids.first)).order('id')
  })
  return xmlResponse(
    urlSet(
      config.siteUrl,
      items.map(({ id, updated_at }) => ({ path: `/product/${id}`, changed: updated_at })),
    ),
  )
}
