import { parentPort, workerData } from 'node:worker_threads'
import type { PublicConfig } from '#contract/render-context.ts'
import { createApiFetch } from './api-fetch.ts'
import { createRenderer } from './create-renderer.ts'
import { loadBuild } from './load-build.ts'
import {
  type PackedPage,
  type PackedRequest,
  type PackedResponse,
  packRequest,
  packResponse,
  packSealed,
  unpackRequest,
  unpackResponse,
} from './packed.ts'
import { createRpcClient, exposeRpc, type Parcel, plainError } from './port-calls.ts'

// A thread that renders pages: what they need of the protocols it asks of the main thread, which has the database.
if (!parentPort) throw new Error('This file is a thread of the server, not a program')
const main = parentPort
const api = createRpcClient<PackedRequest, PackedResponse>(main, 'api')
const failures = createRpcClient<{ error: unknown; path: string }, undefined>(main, 'failure')

const config = workerData as PublicConfig
const build = loadBuild()
const render = createRenderer(() => build, {
  config,
  fetch: createApiFetch(config, async (request) => {
    const body = request.body ? await request.text() : undefined
    return unpackResponse(await api.make(packRequest(request, body)))
  }),
  mode: 'production',
  report: (error, path) => void failures.make({ error: plainError(error), path }),
})

exposeRpc<PackedRequest, PackedPage>(main, 'page', async (asked): Promise<Parcel<PackedPage>> => {
  const page = await render(unpackRequest(asked))
  if (!('response' in page)) return packSealed(page)
  const { value, handOver } = await packResponse(page.response)
  return { value: { response: value, nonce: page.nonce }, ...(handOver && { handOver }) }
})
