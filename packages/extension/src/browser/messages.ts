/** What pages of the extension, and the strip, ask the background script. */
export type ListedCard = Readonly<{ cardId: string; name: string; issuer: string }>

/** One line about the best of your cards. */
export type StripLine = Readonly<{ name: string; rate: string; note: string | null }>

export type Requests = {
  /** Brings the answers up to date. */
  prepare: { answer: null }
  /** Every card that the person can have, by name. */
  cards: { answer: readonly ListedCard[] }
  /** The line for the page that asks; null if it isn't a checkout of a site that is switched on. */
  strip: { answer: StripLine | null }
  /** Hides the strip at the site of the page that asks, until the browser is closed. */
  closeStrip: { answer: null }
}

export type Asked = { [Kind in keyof Requests]: Readonly<{ kind: Kind }> }[keyof Requests]

export function ask<Kind extends keyof Requests>(kind: Kind): Promise<Requests[Kind]['answer']> {
  return chrome.runtime.sendMessage({ kind })
}
