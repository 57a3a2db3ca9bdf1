/** The rate in the toolbar, on stores that we know and that the person switched on or asked about. */
import { rateText } from '../answers/answer-book.ts'
import { findSite } from '../sites/find-site.ts'
import { readAnswer, readStored } from './storage.ts'

type Tab = Pick<chrome.tabs.Tab, 'id' | 'url'>

/** Without permission for its site, a tab has no address. */
export async function showBadge({ id, url }: Tab): Promise<void> {
  const site = url === undefined ? null : findSite(url)
  if (id === undefined || site === null) {
    return
  }
  const { kinds, yourCards } = await readStored('kinds', 'yourCards')
  const leaf = kinds[site.domain]
  const place = leaf === undefined ? site.store : { leaf, merchant: null }
  const answer = place === null || yourCards.cards.length === 0 ? null : await readAnswer(place)
  const text = answer === null ? null : rateText(answer)
  await chrome.action.setBadgeText({ tabId: id, text: text ?? '' })
}
