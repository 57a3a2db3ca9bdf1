import { apiPaths } from '@cardsight/contract/api-paths'
import { type WatchAnswer, type Watches, watchesSchema } from '@cardsight/contract/watches'
import type { PushSubscriptionKeys } from '../lib/push.ts'
import type { Api } from './client.ts'

/** Each change returns everything that the person watches. */
export function fetchWatches(api: Api): Promise<Watches> {
  return api.get(apiPaths.watches, watchesSchema)
}

export function watchCard(api: Api, cardId: string): Promise<Watches> {
  return api.put(apiPaths.watchedCard(cardId), watchesSchema, {})
}

export function unwatchCard(api: Api, cardId: string): Promise<Watches> {
  return api.delete(apiPaths.watchedCard(cardId), watchesSchema)
}

export function watchAnswer(api: Api, answer: WatchAnswer): Promise<Watches> {
  return api.put(apiPaths.watchedAnswer, watchesSchema, answer)
}

export function unwatchAnswer(api: Api): Promise<Watches> {
  return api.delete(apiPaths.watchedAnswer, watchesSchema)
}

/** @param subscription with the hash of the one that it replaces, if this browser should have one already. */
export function addPushBrowser(
  api: Api,
  subscription: PushSubscriptionKeys & Readonly<{ replaces?: string }>,
): Promise<Watches> {
  return api.put(apiPaths.pushBrowsers, watchesSchema, subscription)
}

export function removePushBrowser(api: Api, id: string): Promise<Watches> {
  return api.delete(apiPaths.pushBrowser(id), watchesSchema)
}

export function watchOwnCards(api: Api, isOn: boolean): Promise<Watches> {
  return api.put(apiPaths.watchedOwnCards, watchesSchema, { isOn })
}
