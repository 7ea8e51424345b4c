import { data } from 'react-router'
import { serverApi } from '../lib/server-api.ts'
import { ITEMS_A_PAGE, urlSet, xmlResponse } from '../lib/sitemap.ts'
import { unwrap } from '../lib/unwrap.ts'
import type { Route } from './+types/sitemap-items.ts'

/** `/sitemap/items/{page}`: published items, oldest first, so that pages that are full stay as they are. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = Number(params.page)
  if (!Number.isInteger(page) || page < 1) throw data(null, { status: 404 })
  const { from, config } = serverApi(context)
  const items = unwrap(
    await from('items')
      .select('id, updated_at')
      .eq('status', 'published')
      .order('published_at')
      .order('id')
      .range((page - 1) * ITEMS_A_PAGE, page * ITEMS_A_PAGE - 1),
  )
  return xmlResponse(
    urlSet(
      config.siteUrl,
      items.map(({ id, updated_at }) => ({ path: `/product/${id}`, changed: updated_at })),
    ),
  )
}
