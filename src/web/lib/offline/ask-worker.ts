import type { KeepRequest } from './offline-worker.ts'
import workerUrl from './offline-worker.ts?worker&url'

/** Whether pages can be kept here: only where a page came safely, and not while it is being developed. */
export const canKeepPages = (): boolean => !import.meta.env.DEV && 'serviceWorker' in navigator

/** Asks the worker that answers without a connection to keep pages; its newest version is installed before. */
export async function askWorker(request: KeepRequest): Promise<void> {
  const worker = await activeOf(await register())
  worker.postMessage(request)
}

/** Installs the newest version of the worker, which also shows what the site pushes. */
export async function installWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await register()
  await activeOf(registration)
  return registration
}

const register = () => navigator.serviceWorker.register(workerUrl, { scope: '/', type: 'module' })

/** `serviceWorker.ready` may be an earlier version, which is about to go. */
async function activeOf(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const coming = registration.installing ?? registration.waiting
  if (!coming) return registration.active!
  if (coming.state !== 'activated')
    await new Promise<void>((resolve, reject) => {
      coming.addEventListener('statechange', () => {
        if (coming.state === 'activated') resolve()
        if (coming.state === 'redundant') reject(new Error('The worker could not be installed.'))
      })
    })
  return coming
}

/** The scripts, styles and fonts that this page has loaded so far. */
export function loadedAssets(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  return loaded
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
}
