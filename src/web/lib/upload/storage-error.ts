import { ApiError } from '../api-error.ts'

/** The storage's error from a response that is not a success. */
export function storageError(status: number, body: string): ApiError {
  try {
    const { code, message } = JSON.parse(body)
    return new ApiError(String(code ?? 'UNEXPECTED'), String(message ?? ''), status)
  } catch {
    return new ApiError('UNEXPECTED', body, status)
  }
}

export const brokenOff = () => new ApiError('NETWORK', 'the upload broke off')

export const stopped = () => new DOMException('the upload was stopped', 'AbortError')
