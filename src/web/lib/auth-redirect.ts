const KEY = 'authRedirect'

/** Notes where the visitor wanted to go, before they are asked to sign in. */
export function rememberRedirect(path: string): void {
  try {
    localStorage.setItem(KEY, path)
  } catch {
    // Without storage they land on the dashboard.
  }
}

/** Where the visitor wanted to go, once; only ever a path of this site. */
export function takeRedirect(fallback = '/dashboard'): string {
  try {
    const path = localStorage.getItem(KEY)
    localStorage.removeItem(KEY)
    return path && isOwnPath(path) ? path : fallback
  } catch {
    return fallback
  }
}

/** `//elsewhere` and `/\elsewhere` are addresses of other sites to a browser, which drops tabs and line ends first. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path) && !/\p{Cc}/u.test(path)
