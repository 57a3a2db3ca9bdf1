import type { WhyNot } from '@cardsight/engine/wallet'
import { useState } from 'react'
import { CardPicker } from '../../cards/card-picker.tsx'
import type { WalletCatalog } from '../../worker/wallet-cards.ts'
import type { CardsById } from './cards-by-id.ts'
import { WalletSection } from './wallet-section.tsx'
import { whyNotText } from './why-not-text.ts'

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
