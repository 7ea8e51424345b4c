import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Deps } from '#server/deps.ts'
import type { Api } from './api-fetch.ts'
import type { Render } from './create-renderer.ts'
import {
  type PackedPage,
  type PackedRequest,
  type PackedResponse,
  packRequest,
  packResponse,
  unpackRequest,
  unpackResponse,
  unpackSealed,
} from './packed.ts'
import { pageFailed } from './pages.ts'
import { type Calls, createRpcClient, exposeRpc } from './port-calls.ts'
import { publicConfig } from './public-config.ts'

const FILE = join(import.meta.dirname, 'render-worker.ts')

/** Pages that a thread may have under way before another one is started: they wait for the database, too. */
const A_FEW = 2

interface Thread {
  worker: Worker
  pages: Calls<PackedRequest, PackedPage>
}

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
  const config = publicConfig(deps)
  const report = pageFailed(deps)
  const running = new Set<Thread>()
  let isClosed = false

  function start(): Thread {
    const worker = new Worker(file, { workerData: config })
    const thread: Thread = { worker, pages: createRpcClient(worker, 'page') }
    exposeRpc<PackedRequest, PackedResponse>(worker, 'api', async (asked) =>
      packResponse(await api(unpackRequest(asked))),
    )
    exposeRpc<{ error: unknown; path: string }, undefined>(worker, 'failure', async ({ error, path }) => {
      report(error, path)
      return { value: undefined }
    })
    const end = (reason: Error) => {
      running.delete(thread)
      thread.pages.fail(reason)
    }
    worker.on('error', (error) => {
      deps.log.error({ err: error }, 'a thread that renders pages failed')
      end(error)
    })
    worker.on('exit', () => end(new Error('A thread that renders pages has ended')))
    // The server's own connections keep the process alive, or nothing.
    worker.unref()
    running.add(thread)
    return thread
  }

  function choose(): Thread {
    const [idlest] = [...running].sort((a, b) => a.pages.pending() - b.pages.pending())
    if (idlest && (running.size >= most || idlest.pages.pending() < A_FEW)) return idlest
    return start()
  }

  start()
  return {
    async render(request) {
      if (isClosed) throw new Error('The server is stopping')
      const page = await choose().pages.make(packRequest(request))
      if ('sealed' in page) return unpackSealed(page.sealed)
      return { response: unpackResponse(page.response), nonce: page.nonce }
    },
    async close() {
      isClosed = true
      // Pages under way still need the protocols, which close after this.
      await Promise.all([...running].map(({ pages }) => pages.settle()))
      await Promise.all([...running].map(({ worker }) => worker.terminate()))
    },
  }
}
