import { ApiError } from './api-error.ts'

interface Answer<Data> {
  data: Data
  error: null
}
interface Failure {
  data: unknown
  status?: number | undefined
  error: { message: string; code?: string | undefined; status?: number | undefined }
}

/** The data of a client's answer; throws an `ApiError` for its error, so that queries and loaders fail. */
export function unwrap<Data>(answer: Answer<Data> | Failure): Data {
  if (answer.error) throw apiError(answer.error, answer.status)
  return answer.data as Data
}

/** The number that a `count` was asked for. */
export function unwrapCount(answer: {
  count: number | null
  error: Failure['error'] | null
  status?: number | undefined
}): number {
  if (answer.error) throw apiError(answer.error, answer.status)
  return answer.count ?? 0
}

/** Some clients give the status with the error, others beside it. */
const apiError = ({ code, message, status }: Failure['error'], answered: number | undefined) =>
  new ApiError(code || 'NETWORK', message, status ?? answered)
