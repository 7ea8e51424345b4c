import { createHash } from 'node:crypto'
import { Writable } from 'node:stream'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { renderContext } from './render-context.ts'
import { pageStyles } from './styles/page-styles.tsx'

export { createRequestHandler, RouterContextProvider } from 'react-router'
export { cacheKey } from './cache-key.ts'
export { renderContext }

export const streamTimeout = 5_000

/** The stylesheet inside the pages, as the policy names it; in development it is a file. */
export const styleSources = import.meta.env.DEV
  ? []
  : [`'sha256-${createHash('sha256').update(pageStyles).digest('base64')}'`]

/** What a loader or a component throws; answers that were thrown on purpose do not come here. */
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
  const { nonce, report } = context.get(renderContext)
  const waitForAll = isbot(request.headers.get('user-agent') ?? '')

  return new Promise((resolve, reject) => {
    let complete = false
    let failed = false
    let answered = false
    let patience: NodeJS.Timeout | undefined
    const respond = () => {
      if (answered) return
      answered = true
      const output = collect(pipe)
      if (complete) headers.set('content-length', String(output.length()))
      const body = complete ? output.take() : output.stream()
      resolve(new Response(body, { headers, status: failed ? 500 : status }))
    }
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entry} url={request.url} nonce={nonce} />,
      {
        nonce,
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

function collect(pipe: (sink: Writable) => unknown) {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let ended = false
  const sink = new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Buffer<ArrayBuffer>, _, done) {
      if (controller) controller.enqueue(chunk)
      else chunks.push(chunk)
      done()
    },
    final(done) {
      ended = true
      controller?.close()
      done()
    },
  })
  pipe(sink)
  return {
    length: () => chunks.reduce((sum, chunk) => sum + chunk.length, 0),
    take: () => Buffer.concat(chunks),
    stream: () =>
      new ReadableStream<Uint8Array>({
        start(c) {
          controller = c
          for (const chunk of chunks) c.enqueue(chunk)
          if (ended) c.close()
        },
        cancel: () => void sink.destroy(),
      }),
  }
}
