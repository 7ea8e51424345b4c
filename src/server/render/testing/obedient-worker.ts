import { setTimeout } from 'node:timers/promises'
import { threadId } from 'node:worker_threads'
import { plainError, reachMainThread } from '../main-thread.ts'
import {
  deserialiseResponse,
  postParcel,
  type SerialisedPage,
  type SerialisedRequest,
  serialisePage,
  serialiseRequest,
  serialiseResponse,
} from '../serialised.ts'

// Stands in for a rendering thread: does what the address says.
const main = reachMainThread()

export default async function obey({ url }: SerialisedRequest): Promise<SerialisedPage> {
  const { pathname, searchParams } = new URL(url)
  await setTimeout(Number(searchParams.get('ms')))
  if (pathname === '/die') process.exit(1)
  if (pathname === '/grow') grow()
  if (pathname === '/hang') for (;;);
  // A function cannot leave its thread.
  if (pathname === '/throw')
    return { failure: plainError(Object.assign(new TypeError('no such page'), { cause: () => {} })) }
  if (pathname === '/fail') await main.report(new Error('a card is broken'), pathname)
  if (pathname === '/stream') return own(new Response(pieces(), { headers: { 'content-type': 'text/html' } }))
  if (pathname === '/moved') return own(new Response(null, { status: 302, headers: { location: '/' } }))
  const answer = deserialiseResponse(
    await main.api(serialiseRequest(new Request(`http://api/${threadId}`, { method: 'POST' }), 'q')),
  )
  return postParcel(
    serialisePage({
      status: 200,
      headers: new Headers({ 'x-thread': String(threadId) }),
      body: Buffer.from(`<p>${await answer.text()}</p>`),
      scripts: ["'sha256-x'"],
      compressed: new Map(),
    }),
  )
}

function grow(): never {
  const kept: string[] = []
  for (;;) kept.push(`one more ${kept.length}`)
}

async function own(response: Response): Promise<SerialisedPage> {
  const { value, handOver = [] } = await serialiseResponse(response)
  return postParcel({ value: { response: value, nonce: 'n' }, handOver })
}

function pieces(): ReadableStream<Uint8Array> {
  let left = 2
  return new ReadableStream({
    async pull(controller) {
      await setTimeout(5)
      controller.enqueue(new TextEncoder().encode(`piece ${left--};`))
      if (left === 0) controller.close()
    },
  })
}
