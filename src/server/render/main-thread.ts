import { MessageChannel, type MessagePort, parentPort } from 'node:worker_threads'
import { type Endpoint, expose, type Remote, transfer, wrap } from 'comlink'
import type { Parcel, SerialisedRequest, SerialisedResponse } from './serialised.ts'

/** The calls that a rendering thread may make to the main thread, which has the database and the log. */
export interface MainThread {
  api(request: SerialisedRequest): Promise<SerialisedResponse>
  /** The status goes beside the error, whose own properties do not pass to another thread. */
  report(error: unknown, path: string, status?: number): void
}

interface Answers {
  api(request: SerialisedRequest): Promise<Parcel<SerialisedResponse>>
  report: MainThread['report']
}

/** Ports of Node are event targets as those of browsers are. */
const endpoint = (port: MessagePort) => port as unknown as Endpoint

/** Called in a thread as it starts: the main thread, at the other end of a port that is sent to it. */
export function reachMainThread(): Remote<MainThread> {
  if (!parentPort) throw new Error('Only a thread has a main thread')
  const { port1, port2 } = new MessageChannel()
  parentPort.postMessage(port2, [port2])
  return wrap<MainThread>(endpoint(port1))
}

/** Answers what a thread asks through the port that it sent, which keeps no process alive. */
export function answerThread(port: MessagePort, { api, report }: Answers): void {
  const main: MainThread = {
    async api(request) {
      const { value, handOver = [] } = await api(request)
      return transfer(value, handOver as Parameters<typeof transfer>[1])
    },
    report,
  }
  expose(main, endpoint(port))
  port.unref()
}

/** A copy of an error that can always be sent to another thread: its other properties may be bound to this one. */
export function plainError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error))
  const { name, message, stack } = error
  return Object.assign(new Error(message), { name, stack })
}
