import { setSourceMapsSupport } from 'node:module'
import { workerData } from 'piscina'
import type { PublicConfig } from '#contract/render-context.ts'
import { createApiFetch } from './api-fetch.ts'
import { createRenderer, statusOf } from './create-renderer.ts'
import { loadBuild } from './load-build.ts'
import { plainError, reachMainThread } from './main-thread.ts'
import {
  deserialiseRequest,
  deserialiseResponse,
  postParcel,
  type SerialisedPage,
  type SerialisedTask,
  serialisePage,
  serialiseRequest,
  serialiseResponse,
} from './serialised.ts'

// A thread that renders pages: what they need of the protocols it asks of the main thread, which has the database.
// An error names the file it was written in, not the one it was built into.
setSourceMapsSupport(true, { nodeModules: true })
const main = reachMainThread()
const config = workerData as PublicConfig
let latest = config
const build = loadBuild()
const render = createRenderer(() => build, {
  config: () => latest,
  fetch: createApiFetch(config, async (request) => {
    const body = request.body ? await request.text() : undefined
    return deserialiseResponse(await main.api(serialiseRequest(request, body)))
  }),
  mode: 'production',
  report: (error, path) => void main.report(plainError(error), path, statusOf(error)),
})

/** Renders a page in this thread of the pool. */
export default async function renderSerialised(task: SerialisedTask): Promise<SerialisedPage> {
  latest = task.config
  const page = await render(deserialiseRequest(task)).catch((error) => ({ failure: plainError(error) }))
  if ('failure' in page) return page
  if (!('response' in page)) return postParcel(serialisePage(page))
  const { value, handOver } = await serialiseResponse(page.response)
  return postParcel({ value: { response: value, nonce: page.nonce }, ...(handOver && { handOver }) })
}
