import { createHash } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { Writable } from 'node:stream'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { reserveStripScript } from './features/home/strip-place.tsx'
import { announcementScript } from './lib/announcements/announcements.tsx'
import { earlyActionsScript } from './lib/early-actions/early-actions-script.tsx'
import { startScriptsText } from './lib/page-scripts/page-scripts.tsx'
import { renderContext } from './render-context.ts'
import { pageStyles } from './styles/page-styles.tsx'

export { createRequestHandler, RouterContextProvider } from 'react-router'
export { setSite } from './brand.ts'
export { cacheKey } from './cache-key.ts'
export { busyPage } from './features/shell/busy-page.tsx'
export { renderContext }

export const streamTimeout = 5_000

/** The stylesheet inside the pages, as the policy names it; in development it is a file. */
export const styleSources = import.meta.env.DEV ? [] : [hashSource(pageStyles)]

/** The scripts inside every page, likewise. */
export const scriptSources = [
  earlyActionsScript,
  startScriptsText,
  announcementScript,
  reserveStripScript,
].map(hashSource)

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Handles errors of loaders and components; responses thrown on purpose do not arrive here. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(renderContext).report(error)
}

/** The router hands over its data inside the page, so no page is complete in the tick in which its shell is. */
const STREAM_AFTER_MS = 500

/**
 * Renders a page. What is complete soon (nearly every page: its loaders have run) leaves as one buffer
 * with its length; only a page that waits for something inside is streamed, and never to a bot.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }))
  const { nonce, deliver, report } = context.get(renderContext)
  const waitForAll = isbot(request.headers.get('user-agent') ?? '')

  return new Promise((resolve, reject) => {
    let complete = false
    let failed = false
    let answered = false
    let patience: NodeJS.Timeout | undefined
    const respond = () => {
      if (answered) return
      answered = true
      if (complete) {
        const page = collect(pipe)
        headers.set('content-length', String(page.length))
        deliver(page)
      }
      resolve(new Response(complete ? null : stream(pipe), { headers, status: failed ? 500 : status }))
    }
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={withOwnRoutes(entry)} url={request.url} nonce={nonce} />,
      {
        nonce,
        // All of a page leaves at once: no part of it is put in its place by a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          if (!waitForAll) patience = setTimeout(respond, STREAM_AFTER_MS)
        },
        onAllReady() {
          complete = true
          clearTimeout(timer)
          clearTimeout(patience)
          respond()
        },
        onShellError: reject,
        onError(error) {
          failed = true
          if (!request.signal.aborted) report(error)
        },
      },
    )
    const timer = setTimeout(abort, streamTimeout + 1_000)
  })
}

/** With the page's routes only: the router would make and rank all hundred of them for each page. Browsers have theirs from a file. */
function withOwnRoutes(entry: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = entry
  const own = staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]])
  return { ...entry, manifest: { ...manifest, routes: Object.fromEntries(own) } }
}

type Pipe = (sink: Writable) => unknown

/** All of a page that is complete: React hands it over in one go, so there is nothing to wait for. */
function collect(pipe: Pipe): Buffer {
  const chunks: Uint8Array[] = []
  const sink = Object.assign(new EventEmitter(), {
    write: (chunk: Uint8Array | string) =>
      chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk) > 0,
    end() {},
    destroy() {},
  })
  pipe(sink as unknown as Writable)
  return Buffer.concat(chunks)
}

function stream(pipe: Pipe): ReadableStream<Uint8Array> {
  let sink: Writable | undefined
  return new ReadableStream({
    start(controller) {
      sink = new Writable({
        write(chunk: Uint8Array, _, done) {
          controller.enqueue(chunk)
          done()
        },
        final(done) {
          controller.close()
          done()
        },
        destroy(error, done) {
          if (error) controller.error(error)
          done(null)
        },
      })
      pipe(sink)
    },
    cancel: () => void sink?.destroy(),
  })
}
