// @vitest-environment happy-dom
import { type ComponentType, useSyncExternalStore } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToReadableStream } from 'react-dom/server.edge'
import { afterEach, expect, it, vi } from 'vitest'
import { LatePart } from '../../lib/late-part.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { settle } from '../../lib/testing/show-screen.tsx'

/** What the person has marked, as it comes from the server some time after the page. */
const answer = vi.hoisted(() => ({
  ids: undefined as string[] | undefined,
  tell: () => {},
}))
vi.mock('react-router', () => ({ useNavigate: () => () => {} }))
vi.mock('./use-favourites.ts', () => ({
  useFavourites: () => ({
    isSignedIn: true,
    ids: useSyncExternalStore(
      (tell) => {
        answer.tell = tell
        return () => {}
      },
      () => answer.ids,
      () => undefined,
    ),
    mark: vi.fn(),
  }),
}))

let root: Root | undefined
afterEach(async () => {
  await settle(async () => root?.unmount())
  document.body.innerHTML = ''
})

/** As on a server and in a browser: each has modules of its own. */
async function loadPage() {
  vi.resetModules()
  const { Favourites, useMarked } = await import('./favourites.tsx')
  const Heart = () => <b>{useMarked((ids) => ids?.includes('ladder') ?? false) ? 'marked' : 'plain'}</b>
  return (Part: ComponentType) => (
    <Favourites>
      <Heart />
      <LatePart fallback="Loading">
        <Part />
      </LatePart>
    </Favourites>
  )
}
const Late = () => <output>drawn by the server</output>

it('marks the hearts when it is known what is marked, and leaves alone what waits for its code', async () => {
  const onServer = await loadPage()
  const stream = await renderToReadableStream(onServer(lazyPart(async () => ({ default: Late }))))
  await stream.allReady
  document.body.innerHTML = await new Response(stream).text()
  const drawn = document.querySelector('output')!

  const inBrowser = await loadPage()
  await settle(async () => {
    root = hydrateRoot(document.body, inBrowser(lazyPart(() => new Promise(() => {}))))
  })
  expect(document.querySelector('b')!.textContent).toBe('plain')
  answer.ids = ['ladder']
  await settle(async () => answer.tell())
  expect(document.querySelector('b')!.textContent).toBe('marked')
  expect(document.querySelector('output')).toBe(drawn)
})
