import { callFunction } from '../call-function.ts'
import { config } from '../config.ts'
import { canKeepPages, installWorker } from '../offline/ask-worker.ts'

/** Whether this browser can show notices while the site is closed, and the site sends any. */
export const canPush = (): boolean =>
  canKeepPages() &&
  'PushManager' in globalThis &&
  'Notification' in globalThis &&
  config().pushKey !== undefined

/** The subscription of this browser for the site's present key. */
export async function currentPush(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  const subscription = await registration?.pushManager.getSubscription()
  if (!subscription || !isForKey(subscription, config().pushKey!)) return undefined
  return subscription
}

/** Has notices reach this browser; asks the person for the browser's permission. False where they refuse. */
export async function startPush(showsDetails = false): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const registration = await installWorker()
  const key = config().pushKey!
  const present = await registration.pushManager.getSubscription()
  if (present && !isForKey(present, key)) await present.unsubscribe()
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  })
  await savePush(subscription, showsDetails)
  return true
}

/** Tells the site of a subscription, and what it may show. */
export async function savePush(subscription: PushSubscription, showsDetails: boolean): Promise<void> {
  const { endpoint, keys = {} } = subscription.toJSON()
  await callFunction('save-push-subscription', {
    endpoint,
    p256dh: keys.p256dh,
    auth: keys.auth,
    showsDetails,
  })
}

/** Ends the notices of this browser. */
export async function stopPush(subscription: PushSubscription): Promise<void> {
  await callFunction('delete-push-subscription', { endpoint: subscription.endpoint })
  await subscription.unsubscribe()
}

function isForKey({ options }: PushSubscription, key: string): boolean {
  const used = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer())
  const text = btoa(String.fromCharCode(...used))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key
}
