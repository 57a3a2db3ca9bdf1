import type { WalletCatalog } from '@cardsight/contract/wallet'
import type { WhyNot } from '@cardsight/engine/wallet'
import { useState } from 'react'
import { CardPicker } from '../../cards/card-picker.tsx'
import { formatDollars } from '../../lib/format-money.ts'
import { type CardsById, nameOf, namesOf, sortByValue } from './cards-by-id.ts'
import { WalletSection } from './wallet-disclosure.tsx'

type WhyNotCardProps = {
  catalog: WalletCatalog
  cards: CardsById
  ask: (cardId: string) => Promise<WhyNot | null>
}

type Explanation = Readonly<{ cardId: string; text: string }>

/** Explains with numbers why a card of the user's choice is not in the wallet. */
export function WhyNotCard({ catalog, cards, ask }: WhyNotCardProps) {
  const [explanation, setExplanation] = useState<Explanation | null>(null)
  const choose = async (cardId: string | undefined) => {
    if (cardId === undefined) {
      setExplanation(null)
      return
    }
    setExplanation({ cardId, text: 'Calculating…' })
    const text = await ask(cardId).then(
      (why) => (why === null ? '' : whyNotText(why, cards)),
      () => 'We couldn’t calculate this. Choose the card again.',
    )
    setExplanation((shown) => (shown?.cardId === cardId ? { cardId, text } : shown))
  }
  return (
    <WalletSection titleAs="h3" title="Why not another card?">
      <div className="max-w-text">
        <CardPicker
          label="Ask about a card"
          cards={catalog.cards}
          chosen={explanation === null ? [] : [explanation.cardId]}
          onChange={(chosen) => void choose(chosen.at(-1))}
        />
        <p role="status" className="mt-2">
          {explanation?.text}
        </p>
      </div>
    </WalletSection>
  )
}

/** Explains with numbers why a card is not in the best wallet. */
export function whyNotText(why: WhyNot, cards: CardsById): string {
  const { cardId, verdict, obstacle } = why
  const name = nameOf(cards, cardId)
  if (verdict === 'chosen') {
    return `${name} is in the best wallet.`
  }
  if (verdict === 'excluded') {
    return `${name} is excluded: ${obstacle?.rule ?? 'not open to you'}.`
  }
  const closed = cards.get(cardId)?.status === 'closed' ? `${name} is closed to new applicants.` : ''
  const bonus = obstacle === null ? '' : `Its bonus doesn’t count: ${obstacle.rule}.`
  return [closed, bestWithCardText(why, cards), bonus, addedCardText(why)].filter(Boolean).join(' ')
}

/** Less rounds to $0. */
const HALF_DOLLAR = 50

function bestWithCardText({ cardId, wallet, short }: WhyNot, cards: CardsById): string {
  const name = nameOf(cards, cardId)
  if (wallet === null || short === null) {
    return `${name} earns less.`
  }
  const total = formatDollars(wallet.total / 100)
  const best =
    wallet.cards.length === 1
      ? `${name} alone would have earned ${total}`
      : `The best wallet with it, ${namesOf(sortByValue(wallet), cards)}, would have earned ${total}`
  return short < HALF_DOLLAR
    ? `${best}: the same as the best wallet.`
    : `${best}: ${formatDollars(short / 100)} less than the best wallet.`
}

function addedCardText({ addsAsOneMore }: WhyNot): string {
  if (addsAsOneMore === null) {
    return ''
  }
  return addsAsOneMore >= 0
    ? `Adding it to the best wallet would earn ${formatDollars(addsAsOneMore / 100)} more.`
    : `Adding it to the best wallet would cost ${formatDollars(-addsAsOneMore / 100)} more than it earns.`
}
