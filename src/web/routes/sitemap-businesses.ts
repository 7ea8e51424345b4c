import { serverApi } from '../lib/server-api.ts'
import { readAll, urlSet, xmlResponse } from '../lib/sitemap.ts'
import type { Route } from './+types/sitemap-businesses.ts'

/** `/sitemap/businesses`: people who lend as a business; private people are in no site map. */
export async function loader({ context }: Route.LoaderArgs) {
  const { from, config } = serverApi(context)
  const people = await readAll((after) => {
    const all = from('public_profiles').select('id').eq('is_business', true).order('id')
    return after ? all.gt('id', after) : all
  })
  return xmlResponse(
    urlSet(
      config.siteUrl,
      people.map(({ id }) => ({ path: `/people/${id}` })),
    ),
  )
}
