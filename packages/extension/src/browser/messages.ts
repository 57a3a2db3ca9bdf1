/** What pages of the extension ask its background script. */
export type ListedCard = Readonly<{ cardId: string; name: string; issuer: string }>

export type Requests = {
  /** Brings the answers up to date. */
  prepare: { answer: null }
  /** Every card that the person can have, by name. */
  cards: { answer: readonly ListedCard[] }
}

export type Asked = { [Kind in keyof Requests]: Readonly<{ kind: Kind }> }[keyof Requests]

export function ask<Kind extends keyof Requests>(kind: Kind): Promise<Requests[Kind]['answer']> {
  return chrome.runtime.sendMessage({ kind })
}
