import { ROOT_CONTEXT, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { ObserveWork } from '#backend/jobs/observe-work.ts'
import type { Tools } from './tools.ts'

/** Makes a span, and a trace, of each run of a job and each task. */
export function observeWork({ tracer, meter, underWay }: Tools): ObserveWork {
  const seconds = meter.createHistogram('lendaround_work_seconds', {
    unit: 's',
    description: 'How long jobs and tasks took, by kind, name and whether they failed.',
    advice: { explicitBucketBoundaries: [0.005, 0.02, 0.1, 0.5, 2, 10, 60] },
  })
  return async (kind, name, work) => {
    const begun = performance.now()
    const span = tracer.startSpan(
      `${kind} ${name}`,
      { kind: SpanKind.INTERNAL, attributes: { 'lendaround.work': kind } },
      ROOT_CONTEXT,
    )
    let failed = true
    try {
      const result = await underWay.run(span, work)
      failed = false
      return result
    } finally {
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
      seconds.record((performance.now() - begun) / 1000, { kind, name, failed })
    }
  }
}
