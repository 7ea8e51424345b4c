/** The most milliseconds that signing in may take. */
export const LOGIN_TIMEOUT_MS = 8_000

export class LoginTimeout extends Error {
  readonly code = 'LOGIN_TIMEOUT'
}

/** Gives up on `work` after so many milliseconds, with a `LoginTimeout`. */
export async function withTimeout<T>(work: Promise<T>, milliseconds = LOGIN_TIMEOUT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoginTimeout('Login request timed out')), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
