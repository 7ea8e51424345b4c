import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { MessagePort } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { causedBy } from '#backend/start/cause.ts'
import type { Deps } from '#server/deps.ts'
import { countRenderThreads } from '#server/operations/metrics-registry.ts'
import type { Api } from './api-fetch.ts'
import type { Render } from './create-renderer.ts'
import { currentConfig } from './current-config.ts'
import { answerThread } from './main-thread.ts'
import { PageUnavailable } from './page-unavailable.ts'
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

/**
 * Milliseconds for a page, most of which may pass in the database, whose own limits are shorter. With the wait for a
 * turn it is over before a proxy gives up.
 */
const PAGE_MS = 40_000
/** Milliseconds in which pages under way may end when the server stops; their visitors have gone already. */
const CLOSE_MS = 5_000

export interface RenderThreads {
  /** Refuses with `PageUnavailable` where it was not the page that failed. */
  render: Render
  close(): Promise<void>
}

interface Options {
  file?: string
  pageMs?: number
  closeMs?: number
}

/**
 * Renders in threads beside this one, which so stays free for what is urgent: rendering takes ten times as long as
 * anything else that is answered here. One thread is there from the start, others (`most` in all) come when there is work
 * for them; one that dies fails the pages it was at, and another takes its place. When pages are overdue and none was
 * finished meanwhile, all threads are replaced: they hang, or none could be started.
 */
export function startRenderThreads(
  deps: Deps,
  api: Api,
  most: number,
  { file = FILE, pageMs = PAGE_MS, closeMs = CLOSE_MS }: Options = {},
): RenderThreads {
  const report = pageFailed(deps)
  const configNow = currentConfig(deps)
  const underWay = new Set<Promise<unknown>>()
  let pool = openPool()
  let isClosed = false
  countRenderThreads(() => pool.threads.length)

  function openPool() {
    const opened = new Piscina<SerialisedTask, SerialisedPage>({
      filename: file,
      workerData: configNow(),
      minThreads: 1,
      maxThreads: most,
      resourceLimits: {
        maxOldGenerationSizeMb: deps.config.renderHeapMb,
        maxYoungGenerationSizeMb: YOUNG_MB,
      },
      // Idle threads stay: they keep what they have loaded and cached.
      idleTimeout: Number.POSITIVE_INFINITY,
      // A page waits for the database most of the time.
      concurrentTasksPerWorker: PAGES_OF_A_THREAD,
      // Between two pages a thread refreshes what it caches: it must not sleep on a lock.
      atomics: 'disabled',
    })
    opened.on('error', (error) => deps.log.error({ err: error }, 'a thread that renders pages failed'))
    opened.on('message', (port: MessagePort) =>
      answerThread(port, {
        // Which page asks is known in the thread alone.
        api: (asked) =>
          causedBy({ route: 'page' }, async () => serialiseResponse(await api(deserialiseRequest(asked)))),
        report,
      }),
    )
    return opened
  }

  /** What the threads make of a task; whatever it is refused with is their failure, not the page's. */
  async function run(task: SerialisedTask): Promise<SerialisedPage> {
    const used = pool
    const { completed } = used
    const overdue = new AbortController()
    const page = used.run(task)
    underWay.add(page)
    try {
      return await Promise.race([page, limit(overdue.signal)])
    } catch (error) {
      if (!isClosed) deps.log.error({ err: error }, 'a thread that renders pages failed')
      if (error instanceof Overdue && used === pool && used.completed === completed) replacePool()
      throw new PageUnavailable('A thread failed', { cause: error })
    } finally {
      overdue.abort()
      underWay.delete(page)
    }
  }

  async function limit(signal: AbortSignal): Promise<never> {
    await wait(pageMs, undefined, { signal, ref: false })
    throw new Overdue(`No page after ${pageMs} ms`)
  }

  function replacePool(): void {
    const stuck = pool
    pool = openPool()
    void stuck.destroy()
  }

  return {
    async render(request) {
      if (isClosed) throw new PageUnavailable('The server is stopping')
      const page = await run({ ...serialiseRequest(request), config: configNow() })
      if ('failure' in page) throw page.failure
      if ('sealed' in page) return deserialisePage(page.sealed)
      return { response: deserialiseResponse(page.response), nonce: page.nonce }
    },
    async close() {
      isClosed = true
      // Not the pool's own `close`, which ends what waits for a thread with a stack for each.
      await Promise.race([Promise.allSettled(underWay), wait(closeMs, undefined, { ref: false })])
      await pool.destroy()
    },
  }
}

class Overdue extends Error {}
