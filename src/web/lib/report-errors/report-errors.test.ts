// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { reportError, watchErrors } from './report-errors.ts'

afterEach(() => vi.unstubAllGlobals())

it('reports each error once and only a few, no network failures, and still prints them', () => {
  const sent: { type: string; message: string; path: string }[] = []
  const fetch = async (_: string, { body }: { body: string }) => void sent.push(JSON.parse(body))
  vi.stubGlobal('fetch', fetch)
  const printed: unknown[] = []
  console.error = (...words: unknown[]) => void printed.push(words)
  watchErrors()
  const first = new TypeError('x is not a function')
  console.error('caught', first)
  dispatchEvent(Object.assign(new Event('error'), { error: first }))
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('second') }))
  reportError(new TypeError('Failed to fetch'))
  reportError('only words')
  expect(printed).toEqual([['caught', first]])
  expect(sent).toMatchObject([
    { type: 'TypeError', message: 'x is not a function', path: location.pathname },
    { type: 'Error', message: 'second' },
  ])
  for (let n = 0; n < 9; n++) reportError(new Error(`another ${n}`))
  expect(sent).toHaveLength(5)
})
