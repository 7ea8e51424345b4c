import type { Meter, Tracer } from '@opentelemetry/api'
import type { UnderWay } from './under-way.ts'

/** What spans and measurements are made with. */
export interface Tools {
  tracer: Tracer
  meter: Meter
  underWay: UnderWay
}
