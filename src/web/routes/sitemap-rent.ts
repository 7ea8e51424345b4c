import { data } from 'react-router'
import { serverApi } from '../lib/server-api.ts'
import { urlSet, xmlResponse } from '../lib/sitemap.ts'
import { unwrap } from '../lib/unwrap.ts'
import type { Route } from './+types/sitemap-rent.ts'

/** `/sitemap/rent/{town}`: the landing pages of a town, its parts and their categories. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { rpc, config } = serverApi(context)
  const paths = unwrap(await rpc('landing_paths', { town: params.town }))
  if (paths.length === 0) throw data(null, { status: 404 })
  return xmlResponse(
    urlSet(
      config.siteUrl,
      paths.map((path) => ({ path: `/rent/${path}` })),
    ),
  )
}
