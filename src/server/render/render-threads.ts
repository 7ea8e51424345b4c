import { join } from 'node:path'
import type { MessagePort } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { Deps } from '#server/deps.ts'
import type { Api } from './api-fetch.ts'
import type { Render } from './create-renderer.ts'
import { currentConfig } from './current-config.ts'
import { answerThread } from './main-thread.ts'
import { PAGES_OF_A_THREAD, pageFailed } from './pages.ts'
import {
  deserialisePage,
  deserialiseRequest,
  deserialiseResponse,
  type SerialisedPage,
  type SerialisedTask,
  serialiseRequest,
  serialiseResponse,
} from './serialised.ts'

const FILE = join(import.meta.dirname, 'render-worker.ts')

/** What a page makes is garbage when it is sent: more room for it is only more memory. */
const YOUNG_MB = 16

export interface RenderThreads {
  render: Render
  close(): Promise<void>
}

/**
 * Renders in threads beside this one, which so stays free for what is urgent: rendering takes ten times as long as
 * anything else that is answered here. One thread is there from the start, others (`most` in all) come when there is work
 * for them; one that dies fails the pages it was at, and another takes its place.
 */
export function startRenderThreads(deps: Deps, api: Api, most: number, file = FILE): RenderThreads {
  const report = pageFailed(deps)
  const configNow = currentConfig(deps)
  const pool = new Piscina<SerialisedTask, SerialisedPage>({
    filename: file,
    workerData: configNow(),
    minThreads: 1,
    maxThreads: most,
    resourceLimits: { maxOldGenerationSizeMb: deps.config.renderHeapMb, maxYoungGenerationSizeMb: YOUNG_MB },
    // Idle threads stay: they keep what they have loaded and cached.
    idleTimeout: Number.POSITIVE_INFINITY,
    // A page waits for the database most of the time.
    concurrentTasksPerWorker: PAGES_OF_A_THREAD,
    // Between two pages a thread refreshes what it caches: it must not sleep on a lock.
    atomics: 'disabled',
  })
  pool.on('error', (error) => deps.log.error({ err: error }, 'a thread that renders pages failed'))
  pool.on('message', (port: MessagePort) =>
    answerThread(port, {
      api: async (asked) => serialiseResponse(await api(deserialiseRequest(asked))),
      report,
    }),
  )
  let isClosed = false

  return {
    async render(request) {
      if (isClosed) throw new Error('The server is stopping')
      const page = await pool.run({ ...serialiseRequest(request), config: configNow() })
      if ('sealed' in page) return deserialisePage(page.sealed)
      return { response: deserialiseResponse(page.response), nonce: page.nonce }
    },
    async close() {
      isClosed = true
      // Pages under way still need the protocols, which close after this.
      await pool.close()
    },
  }
}
