import type { PushMessage } from '#contract/push-message.ts'

interface PushEvents {
  push: Event & { data: { json(): unknown } | null; waitUntil(work: Promise<unknown>): void }
  notificationclick: Event & {
    notification: { data: unknown; close(): void }
    waitUntil(work: Promise<unknown>): void
  }
}
interface Page {
  url: string
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}
/** The part of `ServiceWorkerGlobalScope` that this file uses. */
interface PushWorker {
  clients: {
    matchAll(options: { type: 'window' }): Promise<Page[]>
    openWindow(url: string): Promise<unknown>
  }
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> }
  addEventListener<Type extends keyof PushEvents>(type: Type, listen: (event: PushEvents[Type]) => void): void
}

/** Has the worker show what the site pushes, and open the page that it is about. */
export function showPushes(worker: PushWorker): void {
  worker.addEventListener('push', (event) => {
    const message = event.data?.json() as PushMessage | undefined
    if (message) event.waitUntil(show(worker, message))
  })
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(worker, String(event.notification.data)))
  })
}

const show = ({ registration }: PushWorker, { title, body, path, tag, locale }: PushMessage) =>
  registration.showNotification(title, { body, tag, lang: locale, data: path, icon: '/icon-192.png' })

/** Brings a page of the site that is open already to the front, and has it go there. */
async function open({ clients }: PushWorker, path: string): Promise<void> {
  // Whatever was pushed, it stays on this site.
  const url = new URL(path, self.location.origin)
  if (url.origin !== self.location.origin) return
  const [page] = await clients.matchAll({ type: 'window' })
  if (!page) return void (await clients.openWindow(url.href))
  await page.focus()
  if (page.url !== url.href) await page.navigate(url.href)
}
