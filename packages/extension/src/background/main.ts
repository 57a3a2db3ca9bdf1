/** The background script: keeps the answers up to date, and shows rates in the toolbar. It reads addresses only where the person allowed it. */

import { showBadge } from '../browser/badge.ts'
import type { Asked, ListedCard, Requests } from '../browser/messages.ts'
import { watchStored } from '../browser/storage.ts'
import { currentRelease, refreshCatalog } from './catalog.ts'
import { keepBookCurrent } from './keep-book.ts'

const answers: { [Kind in keyof Requests]: () => Promise<Requests[Kind]['answer']> } = {
  prepare: async () => {
    await keepBookCurrent()
    void refreshCatalog().then((isNew) => (isNew ? keepBookCurrent() : undefined))
    return null
  },
  cards: async () =>
    (await currentRelease()).cards.map(listedCard).sort((a, b) => (a.name < b.name ? -1 : 1)),
}

chrome.runtime.onMessage.addListener((asked: Asked, _sender, reply: (answer: unknown) => void) => {
  void answers[asked.kind]().then(reply)
  // The answer comes later.
  return true
})

chrome.runtime.onInstalled.addListener(() => void answers.prepare())
chrome.runtime.onStartup.addListener(() => void answers.prepare())
watchStored(['yourCards', 'news'], () => void keepBookCurrent())

chrome.tabs.onActivated.addListener(({ tabId }) => void chrome.tabs.get(tabId).then(showBadge))
chrome.tabs.onUpdated.addListener((_tabId, { status }, tab) => {
  if (status === 'complete') {
    void showBadge(tab)
  }
})

function listedCard({
  id,
  name,
  issuer,
}: Readonly<{ id: string; name: string; issuer: string }>): ListedCard {
  return { cardId: id, name, issuer }
}
