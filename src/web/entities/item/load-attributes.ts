import { ATTRIBUTE_COLUMNS, attributeOf } from '#contract/attributes.ts'
import type { Attribute } from '#domain/category/attributes.ts'
import type { serverApi } from '../../lib/server-api.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** For loaders: what is asked about items of a category now, first what the one that it is in asks. */
export const loadAttributes = (api: ReturnType<typeof serverApi>, slug: string): Promise<Attribute[]> =>
  api.keep(`attributes of ${slug}`, async () => {
    const answer = await api.from('categories').select('id, parent_id').eq('slug', slug).maybeSingle()
    const category = unwrap(answer)
    const ids = [category?.parent_id, category?.id].filter((id) => typeof id === 'string')
    if (ids.length === 0) return []
    const rows = unwrap(
      await api
        .from('category_attributes')
        .select(`category_id, ${ATTRIBUTE_COLUMNS}`)
        .in('category_id', ids)
        .is('retired_at', null)
        .order('position')
        .order('key'),
    )
    return ids.flatMap((id) => rows.filter(({ category_id }) => category_id === id)).map(attributeOf)
  })
