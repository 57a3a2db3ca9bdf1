/** Keeps notifications in this browser going: after another sign-in, and after the browser changed its subscription. */
import type { Api } from '../api/client.ts'
import { addPushBrowser, fetchWatches } from '../api/watches.ts'
import { browserPush, hexHash, type PushCalls, type PushHere } from '../lib/push.ts'
import { readText, readToken, removeKey, storageKeys, writeText } from '../lib/storage.ts'

/** Asks the server only if something changed. Rejects if that fails; the next visit tries again. */
export async function keepPush(api: Api, here: PushCalls = browserPush): Promise<void> {
  const session = await hexHash(readToken() ?? '')
  const kept = readText('local', storageKeys.push)
  const keptHash = kept?.split(' ')[0]
  const found = (await here.read()) ?? (keptHash === undefined ? null : await findLost(api, here, keptHash))
  if (found === null || typeof found !== 'object') {
    return
  }
  const { endpointHash, subscription } = found
  const current = `${endpointHash} ${session}`
  if (kept === current) {
    return
  }
  const { push } = await addPushBrowser(api, { ...subscription, replaces: keptHash ?? endpointHash })
  if (push.browsers.some((browser) => browser.endpointHash === endpointHash)) {
    writeText('local', storageKeys.push, current)
  } else {
    // It was removed elsewhere, or it was someone else's.
    removeKey('local', storageKeys.push)
    await here.turnOff()
  }
}

/** Subscribes again, unless the person removed this browser. */
async function findLost(api: Api, here: PushCalls, endpointHash: string): Promise<PushHere> {
  const { publicKey, browsers } = (await fetchWatches(api)).push
  if (!browsers.some((browser) => browser.endpointHash === endpointHash)) {
    removeKey('local', storageKeys.push)
    return null
  }
  return publicKey === null ? null : here.turnOn(publicKey)
}
