// @vitest-environment happy-dom
import { type ComponentType, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToReadableStream } from 'react-dom/server.edge'
import { afterEach, expect, it } from 'vitest'
import { LatePart } from './late-part.tsx'
import { lazyPart } from './lazy-part.ts'
import { settle } from './testing/show-screen.tsx'

let root: Root | undefined
afterEach(async () => {
  await settle(async () => root?.unmount())
  document.body.innerHTML = ''
})

type Shown = { count: number }
const Count = ({ count }: Shown) => <output>{count}</output>

it('what the server has drawn stays while its code comes, whatever changes around it, and is up to date then', async () => {
  const code = Promise.withResolvers<{ default: typeof Count }>()
  const Lazy = lazyPart(() => code.promise)
  const page = (Part: ComponentType<Shown>) => <Page Part={Part} />
  const stream = await renderToReadableStream(page(lazyPart(async () => ({ default: Count }))))
  await stream.allReady
  document.body.innerHTML = await new Response(stream).text()
  const drawn = document.querySelector('output')!
  expect(drawn.textContent).toBe('0')

  await settle(async () => {
    root = hydrateRoot(document.body, page(Lazy))
  })
  await settle(async () => document.querySelector('button')!.click())
  expect(document.querySelector('button')!.textContent).toBe('pressed 1')
  expect(document.querySelector('output')).toBe(drawn)
  expect(drawn.textContent).toBe('0')

  await settle(async () => code.resolve({ default: Count }))
  await settle(async () => {})
  expect(document.querySelector('output')).toBe(drawn)
  expect(drawn.textContent).toBe('1')
})

function Page({ Part }: { Part: ComponentType<Shown> }) {
  const [count, setCount] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        {`pressed ${count}`}
      </button>
      <LatePart fallback="Loading">
        <Part count={count} />
      </LatePart>
    </>
  )
}
