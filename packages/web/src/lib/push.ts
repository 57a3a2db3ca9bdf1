/** Notifications in this browser, and the badge of the installed app. */

export type PushSubscriptionKeys = Readonly<{
  endpoint: string
  keys: Readonly<{ p256dh: string; auth: string }>
}>

/** `null` if this browser isn't subscribed. */
export type PushHere =
  | 'unsupported'
  | 'denied'
  | null
  | Readonly<{ endpointHash: string; subscription: PushSubscriptionKeys }>

export type PushCalls = Readonly<{
  read: () => Promise<PushHere>
  /** Asks for permission, so call it on a press. `null` if the person closed the question. */
  turnOn: (publicKey: string) => Promise<PushHere>
  turnOff: () => Promise<void>
}>

export const browserPush: PushCalls = { read, turnOn, turnOff }

async function read(): Promise<PushHere> {
  if (!('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator)) {
    return 'unsupported'
  }
  if (Notification.permission !== 'granted') {
    return Notification.permission === 'denied' ? 'denied' : null
  }
  const subscription = await findSubscription()
  return subscription === null ? null : describe(subscription)
}

async function turnOn(publicKey: string): Promise<PushHere> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') {
    return permission === 'denied' ? 'denied' : null
  }
  // One for another key, such as of an earlier database, would never get a message.
  await turnOff()
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  return describe(subscription)
}

/** Without a subscription, nothing happens. */
async function turnOff(): Promise<void> {
  await (await findSubscription())?.unsubscribe()
}

/** For a sign-out, which doesn't wait for it. */
export function endPush(): void {
  if ('serviceWorker' in navigator) {
    void turnOff().catch(() => undefined)
  }
}

/** The person sees the messages now. */
export async function clearBadge(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const shown = (await registration?.getNotifications?.()) ?? []
  for (const notification of shown) {
    notification.close()
  }
  await navigator.clearAppBadge?.()
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? null
}

async function describe(found: PushSubscription): Promise<PushHere> {
  const { endpoint } = found
  const { p256dh = '', auth = '' } = found.toJSON().keys ?? {}
  return { endpointHash: await hexHash(endpoint), subscription: { endpoint, keys: { p256dh, auth } } }
}

export async function hexHash(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
