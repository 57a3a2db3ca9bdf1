import type { WhyNot } from '@cardsight/engine'
import { useState } from 'react'
import { formatMoney } from '../../lib/format-money.ts'
import type { WalletShelf } from '../../worker/wallet-cards.ts'
import { CardPicker } from './card-picker.tsx'
import { type CardsById, namesOf } from './wallet-verdict.tsx'

type WhyNotCardProps = {
  shelf: WalletShelf
  cards: CardsById
  ask: (cardId: string) => Promise<WhyNot | null>
}

type Told = Readonly<{ cardId: string; words: string }>

/** Any card can be asked about, and is answered with numbers. */
export function WhyNotCard({ shelf, cards, ask }: WhyNotCardProps) {
  const [told, setTold] = useState<Told | null>(null)
  const choose = async (cardId: string | undefined) => {
    if (cardId === undefined) {
      setTold(null)
      return
    }
    setTold({ cardId, words: 'Working it out …' })
    const words = await ask(cardId).then(
      (why) => (why === null ? '' : sentenceOf(why, cards)),
      () => 'It could not be worked out. Please choose the card again.',
    )
    setTold((shown) => (shown?.cardId === cardId ? { cardId, words } : shown))
  }
  return (
    <section aria-labelledby="wallet-why-not" data-print="hide">
      <h2 id="wallet-why-not">Why not another card?</h2>
      <div className="mt-3 max-w-text">
        <CardPicker
          label="Ask about a card"
          cards={shelf.cards.filter(({ status }) => status === 'open')}
          chosen={told === null ? [] : [told.cardId]}
          onChange={(chosen) => void choose(chosen.at(-1))}
        />
        <p role="status" className="mt-2">
          {told?.words}
        </p>
      </div>
    </section>
  )
}

function sentenceOf(
  { cardId, verdict, obstacle, wallet, short, addsAsOneMore }: WhyNot,
  cards: CardsById,
): string {
  const name = cards.get(cardId)?.name ?? cardId
  if (verdict === 'chosen') {
    return `${name} is in the best wallet.`
  }
  if (verdict === 'excluded') {
    return `${name} was left out by a rule: ${obstacle?.rule ?? 'not open to you'}.`
  }
  const best =
    wallet === null || short === null
      ? ''
      : ` The best wallet with it, ${namesOf(wallet.cards, cards)}, comes to ${formatMoney(wallet.total / 100)}: ${formatMoney(short / 100)} less.`
  const more =
    addsAsOneMore === null
      ? ''
      : ` As one card more in the best wallet it adds ${formatMoney(addsAsOneMore / 100)}.`
  return `${name} is outdone.${best}${more}`
}
