import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { RenderContext } from '#contract/render-context.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createTestApp } from '#server/testing/app.ts'
import { renderContext } from '../../src/web/render-context.ts'
import { loader as index } from '../../src/web/routes/sitemap.ts'
import { loader as businesses } from '../../src/web/routes/sitemap-businesses.ts'
import { loader as items } from '../../src/web/routes/sitemap-items.ts'

it('every published item and every business is in the site map, also where the data API gives little at once', async () => {
  const t = await createTestApp({ REST_MAX_ROWS: '2' })
  const owners = await Promise.all(Array.from({ length: 5 }, () => t.user()))
  const offered = await Promise.all(owners.map(({ id }) => createItem(t.db.pool, { owner: id })))
  await createItem(t.db.pool, { owner: owners[0]!.id, status: 'draft' })
  await t.db.pool.query('update public.profiles set kyc_level = 5')
  const context = new RouterContextProvider()
  context.set(renderContext, {
    config: { siteUrl: 'https://site.test', apiUrl: '', publishableKey: t.deps.keys.publishableKey },
    fetch: async (input, init) => t.app.fetch(new Request(input, init)),
  } as RenderContext)
  const pathsOf = async (page: typeof items | typeof index | typeof businesses, params = {}) => {
    const response = await page({ context, params } as never)
    return [...(await response.text()).matchAll(/<loc>https:\/\/site\.test([^<]*)/g)].map(([, path]) => path)
  }

  expect(await pathsOf(index)).toContain('/sitemap/items/all')
  const sorted = (prefix: string, those: { id: string }[]) =>
    those.map(({ id }) => `${prefix}/${id}`).toSorted()
  expect(await pathsOf(items, { page: 'all' })).toEqual(sorted('/product', offered))
  const { id } = offered[0]!
  expect(await pathsOf(items, { page: id.slice(0, 2) })).toContain(`/product/${id}`)
  expect(await pathsOf(businesses)).toEqual(sorted('/people', owners))
  await t.close()
})
