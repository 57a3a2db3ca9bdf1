/** Purchases that a wallet paid: 'PAYPAL INST XFER UBER', 'VENMO DEBIT CARD CHIPOTLE'. */

export type WalletPurchase = Readonly<{
  /** The line as a card would print it. */
  name: string
  /** The text after the wallet. */
  payee: string
  /** A wallet's card pays only merchants. Other lines may name a person. */
  isByCard: boolean
}>

const byCard =
  /^(?:VENMO DEBIT CARD|CASH APP (?:DEBIT )?CARD|PAYPAL DEBIT CARD|APPLE CASH DEBIT)(?: PURCHASE)?[ *:-]{1,3}(\S.*)$/
const byTransfer =
  /^(?:PAYPAL(?: DES:)? ?INST(?:ANT)? (?:XFER|TRANSFER)(?: ID:)?|VENMO ?\*|CASH APP ?\*)[ *:-]{0,3}(\S.*?)(?: INDN:.*| CO ID:.*)?$/

/** Returns null if no wallet begins the text. */
export function readWallet(text: string): WalletPurchase | null {
  const capitals = text.slice(0, 200).trim().toUpperCase()
  const [, ofCard] = byCard.exec(capitals) ?? []
  const payee = ofCard ?? byTransfer.exec(capitals)?.[1]
  if (payee === undefined) {
    return null
  }
  const name = capitals.startsWith('PAYPAL') ? `PAYPAL *${payee}` : payee
  return { name, payee, isByCard: ofCard !== undefined }
}
