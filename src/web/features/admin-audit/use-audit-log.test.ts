// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CONFIG, pretendSession, SESSION_KEY } from '../../lib/testing/pretend-session.ts'

const NO_FILTER = { actor: '', subject: '', action: '', from: '', to: '' }
const ADA = '00000000-0000-4000-8000-000000000001'

/** What the log was asked for, beside columns. */
let asked: Record<string, string>[]
beforeEach(async () => {
  localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession()))
  asked = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input)
    if (pathname === '/rest/v1/profiles')
      return Response.json(searchParams.get('email') === 'eq.ada@example.org' ? [{ id: ADA }] : [])
    searchParams.delete('select')
    asked.push(Object.fromEntries(searchParams))
    const count = asked.length === 1 ? Number(searchParams.get('limit')) : 1
    return Response.json(
      Array.from({ length: count }, (_, n) => ({ id: 900 - n, at: '2026-11-23T10:00:00Z' })),
    )
  })
  const { setConfig } = await import('../../lib/config.ts')
  setConfig(CONFIG)
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('goes on after the last entry, in the order of an index, for a person by their id', async () => {
  const { loadAllEntries } = await import('./use-audit-log.ts')
  const entries = await loadAllEntries({ ...NO_FILTER, actor: 'Ada@example.org' })
  expect(entries).toHaveLength(501)
  const page = { actor_id: `eq.${ADA}`, order: 'at.desc,id.desc', limit: '500' }
  const at = '2026-11-23T10:00:00Z'
  expect(asked).toEqual([
    page,
    { ...page, at: `lte.${at}`, or: `(at.lt."${at}",and(at.eq."${at}",id.lt.401))` },
  ])
})

it('has no entries of an address that nobody has', async () => {
  const { loadAllEntries } = await import('./use-audit-log.ts')
  expect(await loadAllEntries({ ...NO_FILTER, subject: 'nobody@example.org' })).toEqual([])
  expect(asked).toEqual([])
})
