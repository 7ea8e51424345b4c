/** An error response of any of the four protocols. */
export class ApiError extends Error {
  readonly code: string
  readonly status: number | undefined
  readonly details: Record<string, unknown>
  /** The act that failed, where it may be done again: what is said about it goes once it succeeds. */
  about?: string

  constructor(code: string, message: string, status?: number, details: Record<string, unknown> = {}) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.details = details
  }
}
