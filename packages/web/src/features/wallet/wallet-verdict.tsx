import type { UnusablePoints, WalletAnswer } from '@cardsight/engine/wallet'
import { formatMoney } from '../../lib/format-money.ts'
import { classNames } from '../../ui/class-names.ts'
import type { WalletProgram } from '../../worker/wallet-cards.ts'
import { type CardsById, otherWallet, sortByValue, yearsName } from './cards-by-id.ts'
import { WalletCardPanel } from './wallet-card-panel.tsx'

type WalletVerdictProps = {
  answer: WalletAnswer
  /** The requested number of cards. */
  size: number
  cards: CardsById
  programs: readonly WalletProgram[]
}

const CLOSE_SHARE = 0.03

/** The result, and how certain it is. */
export function WalletVerdict({ answer, size, cards, programs }: WalletVerdictProps) {
  const { best, ruleOfThumb } = answer
  const count = best.cards.length
  return (
    <section aria-labelledby="wallet-verdict">
      <h2 id="wallet-verdict">
        {count === 1 ? 'This card' : `These ${count} cards`} would have earned you{' '}
        {formatMoney(best.total / 100)} in {yearsName(best.years)}
      </h2>
      <p className="mt-2 max-w-text text-lg text-ink-soft">{certaintyText(answer, size, cards)}</p>
      <ul
        className={classNames(
          'mt-5 grid gap-4 narrow:grid-cols-2',
          count === EVEN_ROWS ? '' : 'wide:grid-cols-3',
        )}
      >
        {sortByValue(best).map((card) => {
          const info = cards.get(card.cardId)
          return info === undefined ? null : <WalletCardPanel key={card.cardId} {...{ card, info }} />
        })}
      </ul>
      {best.unusablePoints.map((points) => (
        <p key={points.program} className="mt-4">
          {unusableText(points, best.years, programs)}
        </p>
      ))}
      {ruleOfThumb.lost > 0 && (
        <p className="mt-4">
          Ignoring spending caps would have cost you{' '}
          <strong className="figures">{formatMoney(ruleOfThumb.lost / 100)}</strong>.
        </p>
      )}
    </section>
  )
}

/** Four cards are shown two by two: in rows of three the last one would be alone. */
const EVEN_ROWS = 4

/** What we deducted for points of a program that the user has no use for. */
export function unusableText(
  { program, usable, deducted }: UnusablePoints,
  years: WalletAnswer['best']['years'],
  programs: readonly WalletProgram[],
): string {
  const name = programs.find(({ key }) => key === program)?.name ?? program
  return `You can use about ${formatMoney(usable / 100)} of ${name} in ${yearsName(years)}, so we deducted ${formatMoney(deducted / 100)} for the points beyond that.`
}

/** How the wallet compares with all others, in sentences. */
export function certaintyText(
  { best, runnerUp, margin, owned, gap }: WalletAnswer,
  size: number,
  cards: CardsById,
): string {
  const sentences = [
    gap === 0
      ? 'No other wallet would have earned you more.'
      : `We stopped searching early. Another wallet could earn up to ${formatMoney(gap / 100)} more.`,
  ]
  if (best.interest !== null) {
    sentences.push(
      `After interest of at least ${formatMoney(best.interest.cents / 100)} on the balance you carry, ${formatMoney((best.total - best.interest.cents) / 100)} is left. We rank wallets by that.`,
    )
  }
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
        `It’s ${isClose ? 'close' : 'a clear win'}: the runner-up, ${other}, would have earned ${formatMoney(margin / 100)} less.`,
      )
    }
  }
  if (owned !== null && owned.cards.length < best.cards.length) {
    sentences.push(`The cards you have would earn ${formatMoney(owned.total / 100)} on their own.`)
  }
  return sentences.join(' ')
}
