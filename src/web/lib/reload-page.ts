import { isReachable } from './connection.ts'

let isOurs = false

/** Reloads the page; answers false where that would leave the site, because it cannot be reached. */
export async function reloadPage(): Promise<boolean> {
  isOurs = await isReachable()
  if (isOurs) window.location.reload()
  return isOurs
}

/** Stops reloads that neither a person nor `reloadPage` asked for and calls back instead; answers how to end that. */
export function stopReloads(tell: () => void): () => void {
  const { navigation } = window
  // In development the page is reloaded for each change.
  if (!navigation || import.meta.env.DEV) return () => {}
  const listener = (event: NavigateEvent) => {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable || isOurs) return
    event.preventDefault()
    tell()
  }
  navigation.addEventListener('navigate', listener)
  return () => navigation.removeEventListener('navigate', listener)
}
