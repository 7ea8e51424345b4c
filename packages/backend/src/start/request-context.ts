import { AsyncLocalStorage } from 'node:async_hooks'

interface RequestContext {
  requestId: string
}

const contexts = new AsyncLocalStorage<RequestContext>()

/** Runs `work`, and all that it causes, as the request with this id: every line of the log then names it. */
export const asRequest = <T>(requestId: string, work: () => T): T => contexts.run({ requestId }, work)

/** What a line of the log says about the request that caused it; nothing outside of requests. */
export const requestFields = (): object => contexts.getStore() ?? {}
