/** The background script: keeps the answers up to date, and shows rates in the toolbar. It reads addresses only where the person allowed it. */
import { refreshAccount } from '../browser/account.ts'
import { showRate } from '../browser/badge.ts'
import type { Asked, ListedCard, Requests } from '../browser/messages.ts'
import { answerAt } from '../browser/site-answer.ts'
import { watchStored } from '../browser/storage.ts'
import { currentRelease, refreshCatalog } from './catalog.ts'
import { keepBookCurrent, writeSites } from './keep-book.ts'
import { closeStripAt, stripLineAt } from './strip-line.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Opening the popup several times in a row asks once. */
const JUST_NOW_MS = MINUTE_MS

type Sender = Readonly<{ url?: string }>

const answers: { [Kind in keyof Requests]: (sender: Sender) => Promise<Requests[Kind]['answer']> } = {
  prepare: async () => {
    await keepBookCurrent()
    void refreshCatalog().then((isNew) => (isNew ? keepBookCurrent() : undefined))
    void refreshAccount(JUST_NOW_MS)
    return null
  },
  cards: async () =>
    (await currentRelease()).cards.map(listedCard).sort((a, b) => (a.name < b.name ? -1 : 1)),
  strip: async ({ url = '' }) => stripLineAt(url),
  closeStrip: async ({ url = '' }) => {
    await closeStripAt(url)
    return null
  },
}

chrome.runtime.onMessage.addListener((asked: Asked, sender, reply: (answer: unknown) => void) => {
  // The address of the tab: a page without a permission has none.
  const url = sender.tab?.url
  void answers[asked.kind]({ ...(url !== undefined && { url }) }).then(reply)
  // The answer comes later.
  return true
})

// Otherwise a page that breaks into the strip could read the key. Firefox has no such setting, and no such way in.
void chrome.storage.local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' })

const prepare = () => void answers.prepare({})
chrome.runtime.onInstalled.addListener(() => void writeSites().then(prepare))
chrome.runtime.onStartup.addListener(prepare)
watchStored(['yourCards', 'account', 'news'], () => void keepBookCurrent())

chrome.tabs.onActivated.addListener(({ tabId }) => void chrome.tabs.get(tabId).then(showBadge))
chrome.tabs.onUpdated.addListener((tabId, { status, url }, tab) => {
  if (url !== undefined) {
    // Perhaps without a new page. Most pages have no strip that listens.
    chrome.tabs.sendMessage(tabId, null).catch(() => undefined)
  }
  if (status === 'complete') {
    void showBadge(tab)
    void refreshAccount(DAY_MS)
  }
})

/** Without permission for its site, a tab has no address. */
async function showBadge({ id, url }: Pick<chrome.tabs.Tab, 'id' | 'url'>): Promise<void> {
  if (id !== undefined && url !== undefined) {
    await showRate(id, (await answerAt(url))?.answer ?? null)
  }
}

function listedCard({
  id,
  name,
  issuer,
}: Readonly<{ id: string; name: string; issuer: string }>): ListedCard {
  return { cardId: id, name, issuer }
}
