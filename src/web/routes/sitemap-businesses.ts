import { serverApi } from '../lib/server-api.ts'
import { ITEMS_A_PAGE, urlSet, xmlResponse } from '../lib/sitemap.ts'
import { unwrap } from '../lib/unwrap.ts'
import type { Route } from './+types/sitemap-businesses.ts'

/** `/sitemap/businesses`: people who lend as a business; private people are in no site map. */
export async function loader({ context }: Route.LoaderArgs) {
  const { from, config } = serverApi(context)
  const people = unwrap(
    await from('public_profiles').select('id').eq('is_business', true).order('id').limit(ITEMS_A_PAGE),
  )
  return xmlResponse(
    urlSet(
      config.siteUrl,
      people.map(({ id }) => ({ path: `/people/${id}` })),
    ),
  )
}
