/** What the strip at a checkout says, and where it was closed. */
import type { BookAnswer } from '../answers/answer-book.ts'
import { rateText } from '../answers/answer-book.ts'
import type { StripLine } from '../browser/messages.ts'
import { answerAt } from '../browser/site-answer.ts'
import { findSwitched } from '../browser/switched-sites.ts'
import { findSite } from '../sites/find-site.ts'

/** @param address of the tab, as the browser says. */
export async function stripLineAt(address: string): Promise<StripLine | null> {
  const found = isCheckout(address) ? await answerAt(address) : null
  if (found === null || (await closedAt()).includes(found.site.domain)) {
    return null
  }
  return (await findSwitched(found.site.domain))?.hasStrip === true ? lineOf(found.answer) : null
}

export async function closeStripAt(address: string): Promise<void> {
  const domain = findSite(address)?.domain
  if (domain !== undefined) {
    await chrome.storage.session.set({ closed: [...(await closedAt()), domain] })
  }
}

/** True for pages where people pay, by their address. */
export function isCheckout(address: string): boolean {
  const { hostname, pathname } = URL.canParse(address) ? new URL(address) : { hostname: '', pathname: '' }
  return /(?:^|[^a-z])(?:cart|basket|bag|checkouts?|payments?|billing|buy)(?:$|[^a-z])/i.test(
    `${hostname.split('.').slice(0, -2).join('.')}${pathname}`,
  )
}

/** With what is left of a cap if we know that. */
function lineOf(answer: BookAnswer): StripLine | null {
  const best = answer.choices.find(({ isRefused }) => !isRefused)
  const rate = rateText(answer)
  const note = best?.notes.find((text) => /cap (?:left|is used up)/.test(text)) ?? null
  return best === undefined || rate === null ? null : { name: best.name, rate, note }
}

async function closedAt(): Promise<readonly string[]> {
  const { closed = [] } = await chrome.storage.session.get<{ closed: readonly string[] }>('closed')
  return closed
}
