import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, ROOT_CONTEXT, type Span, trace } from '@opentelemetry/api'

/** What this process is doing for whom: the spans below it are its parts. */
export class UnderWay {
  readonly #contexts = new AsyncLocalStorage<Context>()

  /** Runs `work`, and all that it causes, as parts of `span`. */
  run<T>(span: Span, work: () => T): T {
    return this.#contexts.run(trace.setSpan(ROOT_CONTEXT, span), work)
  }

  /** The span that a part belongs to; undefined where there is none or it is not kept. */
  get context(): Context | undefined {
    const context = this.#contexts.getStore()
    return context && trace.getSpan(context)?.isRecording() ? context : undefined
  }
}
