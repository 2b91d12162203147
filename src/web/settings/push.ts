import { call } from '../app/call-client.ts'
import { api } from '#contract/api.ts'

/** Web push in this browser: whether it is there, and turning it on and off. */

/** Why this browser cannot show notes; undefined where it can. */
export function whyNoPush(): string | undefined {
  if (!window.isSecureContext) return 'Browsers show notes only from pages that came by https.'
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) {
    return 'This browser cannot show notes. On an iPhone, put Meridian on the home screen first.'
  }
  if (Notification.permission === 'denied') {
    return 'You have forbidden notes from this page; the browser’s settings for it allow them again.'
  }
  return undefined
}

/** Asks for leave and has this browser take notes. Throws an Error that says what to do. */
export async function turnPushOn(publicKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new Error('The browser was not given leave to show notes.')
  }
  const worker = await navigator.serviceWorker.register('/push-worker.js')
  await navigator.serviceWorker.ready
  const subscription = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch(() => {
      throw new Error('The push service of this browser could not be reached.')
    })
  const { endpoint, keys } = subscription.toJSON()
  await call(api.addBrowser, {
    body: { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } },
  })
}

/** Has this browser take no more notes; a browser that takes none is left as it is. */
export async function turnPushOff(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration('/push-worker.js')
  const subscription = await worker?.pushManager.getSubscription()
  if (!subscription) return
  await call(api.removeBrowser, { body: { endpoint: subscription.endpoint } })
  await subscription.unsubscribe()
}
