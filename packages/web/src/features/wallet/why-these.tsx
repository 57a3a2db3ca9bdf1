import { NO_CARD_PAYS } from '@cardsight/contract/sentences'
import type { WalletProgram } from '@cardsight/contract/wallet'
import type { UnusablePoints, WalletAnswer } from '@cardsight/engine/wallet'
import { formatDollars } from '../../lib/format-money.ts'
import { type CardsById, nameOf, otherWallet, sortByValue, yearsName } from './cards-by-id.ts'
import { WalletCardPanel } from './wallet-card-panel.tsx'

/** How certain the answer is, in sentences. */
const CLOSE_SHARE = 0.03

/** What we deducted for points of a program that the user has no use for. */
export function unusableText(
  { program, usable, deducted }: UnusablePoints,
  years: WalletAnswer['best']['years'],
  programs: readonly WalletProgram[],
): string {
  const name = programs.find(({ key }) => key === program)?.name ?? program
  return `You can use about ${formatDollars(usable / 100)} of ${name} in ${yearsName(years)}, so we took off ${formatDollars(deducted / 100)} for the rest.`
}

/** How the wallet compares with all others, in sentences. */
export function certaintyText(
  { best, runnerUp, margin, owned, gap }: WalletAnswer,
  size: number,
  cards: CardsById,
): string {
  if (best.cards.length === 0) {
    const [closest] = runnerUp?.cards ?? []
    const name = closest === undefined ? null : nameOf(cards, closest.cardId)
    const loss = formatDollars((margin ?? 0) / 100)
    return `${NO_CARD_PAYS}.${name === null ? '' : ` The closest, ${name}, would have cost you ${loss} more than it earns.`}`
  }
  const sentences = [
    gap === 0
      ? 'No other wallet would have earned you more.'
      : `We stopped searching early. Another wallet could earn up to ${formatDollars(gap / 100)} more.`,
  ]
  if (best.cards.length < size) {
    sentences.push(`Another card wouldn’t add anything, so this wallet has fewer than ${size}.`)
  }
  if (runnerUp !== null && margin !== null) {
    const other = otherWallet(sortByValue(runnerUp), sortByValue(best), cards)
    if (margin === 0) {
      sentences.push(`It’s a tie: ${other} would have earned the same.`)
    } else {
      const isClose = margin < best.total * CLOSE_SHARE
      sentences.push(
        `It’s ${isClose ? 'close' : 'a clear win'}: the runner-up, ${other}, would have earned ${formatDollars(margin / 100)} less.`,
      )
    }
  }
  const chosen = new Set(best.cards.map(({ cardId }) => cardId))
  const leftOut = (owned?.cards ?? []).filter(({ cardId }) => !chosen.has(cardId))
  for (const { cardId } of leftOut) {
    sentences.push(`We left out ${nameOf(cards, cardId)}, because it costs more than it earns.`)
  }
  if (owned !== null && best.cards.some(({ isOwned }) => !isOwned)) {
    sentences.push(`The cards you have would earn ${formatDollars(owned.total / 100)} on their own.`)
  }
  return sentences.join(' ')
}

type WhyTheseProps = {
  answer: WalletAnswer
  /** The requested number of cards. */
  size: number
  cards: CardsById
  programs: readonly WalletProgram[]
}

/** How the wallet compares with others, and what each card's value is made of. */
export function WhyThese({ answer, size, cards, programs }: WhyTheseProps) {
  const { best } = answer
  return (
    <div>
      <p className="max-w-text">{certaintyText(answer, size, cards)}</p>
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
