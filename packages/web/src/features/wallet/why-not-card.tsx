import type { WhyNot } from '@cardsight/engine/wallet'
import { useState } from 'react'
import type { WalletShelf } from '../../worker/wallet-cards.ts'
import { CardPicker } from './card-picker.tsx'
import type { CardsById } from './cards-by-id.ts'
import { WalletSection } from './wallet-section.tsx'
import { whyNotWords } from './why-not-words.ts'

type WhyNotCardProps = {
  shelf: WalletShelf
  cards: CardsById
  ask: (cardId: string) => Promise<WhyNot | null>
}

type Told = Readonly<{ cardId: string; words: string }>

/** Answers with numbers why any card is not in the wallet. */
export function WhyNotCard({ shelf, cards, ask }: WhyNotCardProps) {
  const [told, setTold] = useState<Told | null>(null)
  const choose = async (cardId: string | undefined) => {
    if (cardId === undefined) {
      setTold(null)
      return
    }
    setTold({ cardId, words: 'Calculating…' })
    const words = await ask(cardId).then(
      (why) => (why === null ? '' : whyNotWords(why, cards)),
      () => 'We couldn’t calculate it. Please choose the card again.',
    )
    setTold((shown) => (shown?.cardId === cardId ? { cardId, words } : shown))
  }
  return (
    <WalletSection title="Why not another card?">
      <div className="max-w-text">
        <CardPicker
          label="Ask about a card"
          cards={shelf.cards}
          chosen={told === null ? [] : [told.cardId]}
          onChange={(chosen) => void choose(chosen.at(-1))}
        />
        <p role="status" className="mt-2">
          {told?.words}
        </p>
      </div>
    </WalletSection>
  )
}
