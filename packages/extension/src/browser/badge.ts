/** The rate in the toolbar, on stores that we know and that the person switched on or asked about. */
import { type BookAnswer, rateText } from '../answers/answer-book.ts'

export async function showRate(tabId: number, answer: BookAnswer | null): Promise<void> {
  const text = answer === null ? null : rateText(answer)
  await chrome.action.setBadgeText({ tabId, text: text ?? '' })
}
