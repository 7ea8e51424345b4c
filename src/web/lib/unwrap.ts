import { ApiError } from './api-error.ts'

interface Answer<Data> {
  data: Data
  error: null
}
interface Failure {
  data: unknown
  error: { message: string; code?: string | undefined; status?: number | undefined }
}

/** The data of a client's answer; throws an `ApiError` for its error, so that queries and loaders fail. */
export function unwrap<Data>(answer: Answer<Data> | Failure): Data {
  if (answer.error) {
    throw new ApiError(answer.error.code || 'NETWORK', answer.error.message, answer.error.status)
  }
  return answer.data as Data
}

/** The number that a `count` was asked for. */
export function unwrapCount(answer: { count: number | null; error: Failure['error'] | null }): number {
  if (answer.error) {
    throw new ApiError(answer.error.code || 'NETWORK', answer.error.message, answer.error.status)
  }
  return answer.count ?? 0
}
