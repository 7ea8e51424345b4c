import { setTimeout } from 'node:timers/promises'
import { parentPort, threadId } from 'node:worker_threads'
import {
  type PackedPage,
  type PackedRequest,
  type PackedResponse,
  packRequest,
  packResponse,
  packSealed,
  unpackResponse,
} from '../packed.ts'
import { createRpcClient, exposeRpc } from '../port-calls.ts'

// In place of the thread that renders pages: does what the address says.
const main = parentPort!
const api = createRpcClient<PackedRequest, PackedResponse>(main, 'api')
const failures = createRpcClient<{ error: unknown; path: string }, undefined>(main, 'failure')

exposeRpc<PackedRequest, PackedPage>(main, 'page', async ({ url }) => {
  const { pathname, searchParams } = new URL(url)
  await setTimeout(Number(searchParams.get('ms')))
  if (pathname === '/die') process.exit(1)
  // A function cannot leave its thread.
  if (pathname === '/throw') throw Object.assign(new TypeError('no such page'), { cause: () => {} })
  if (pathname === '/fail') await failures.make({ error: new Error('a card is broken'), path: pathname })
  if (pathname === '/stream') return own(new Response(pieces(), { headers: { 'content-type': 'text/html' } }))
  if (pathname === '/moved') return own(new Response(null, { status: 302, headers: { location: '/' } }))
  const answer = unpackResponse(
    await api.make(packRequest(new Request(`http://api/${threadId}`, { method: 'POST' }), 'q')),
  )
  return packSealed({
    status: 200,
    headers: new Headers({ 'x-thread': String(threadId) }),
    body: Buffer.from(`<p>${await answer.text()}</p>`),
    scripts: ["'sha256-x'"],
    packed: new Map(),
  })
})

async function own(response: Response) {
  const { value, handOver = [] } = await packResponse(response)
  return { value: { response: value, nonce: 'n' }, handOver }
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
