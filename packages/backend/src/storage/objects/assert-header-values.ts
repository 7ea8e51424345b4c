import { refuse } from '../storage-error.ts'

const HEADER_VALUE = /^[\x20-\x7e]{1,255}$/

/** Refuses a type or a cache control that could not be sent as a header. */
export function assertHeaderValues(...values: string[]): void {
  if (!values.every((value) => HEADER_VALUE.test(value)))
    throw refuse.invalidRequest('Invalid content type or cache control')
}
