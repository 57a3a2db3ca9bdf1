import type { WalletAnswer } from '@cardsight/engine/wallet'
import { formatMoney } from '../../lib/format-money.ts'
import type { WalletProgram } from '../../worker/wallet-cards.ts'
import { type CardsById, sortByValue } from './cards-by-id.ts'
import { WalletCardPanel } from './wallet-card-panel.tsx'
import { certaintyText, unusableText } from './wallet-certainty.ts'

type WhyTheseProps = {
  answer: WalletAnswer
  /** The requested number of cards. */
  size: number
  cards: CardsById
  programs: readonly WalletProgram[]
}

/** How the wallet compares with others, and what each card's value is made of. */
export function WhyThese({ answer, size, cards, programs }: WhyTheseProps) {
  const { best, ruleOfThumb } = answer
  return (
    <div>
      <p className="max-w-text">{certaintyText(answer, size, cards)}</p>
      {ruleOfThumb.lost > 0 && (
        <p className="mt-2 max-w-text">
          Ignoring spending caps would have cost you{' '}
          <strong className="figures">{formatMoney(ruleOfThumb.lost / 100)}</strong>.
        </p>
      )}
      {best.unusablePoints.map((points) => (
        <p key={points.program} className="mt-2 max-w-text">
          {unusableText(points, best.years, programs)}
        </p>
      ))}
      <ul className="mt-5 grid gap-x-8 gap-y-6 narrow:grid-cols-2">
        {sortByValue(best).map((card) => {
          const info = cards.get(card.cardId)
          return info === undefined ? null : <WalletCardPanel key={card.cardId} {...{ card, info }} />
        })}
      </ul>
    </div>
  )
}
