/** A refusal with a status, a stable code and the protocol's sentence. Throwing it rolls the transaction back. */
export class AuthError extends Error {
  readonly status: number
  readonly code: string
  readonly extra: Record<string, unknown>

  constructor(status: number, code: string, message: string, extra: Record<string, unknown> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.extra = extra
  }
}

/** A refusal in the shape of OAuth: always 400, `{error, error_description}`. */
export class OAuthError extends Error {
  readonly error: string

  constructor(error: string, description: string) {
    super(description)
    this.error = error
  }
}

export const invalid = (message: string) => new AuthError(400, 'validation_failed', message)
