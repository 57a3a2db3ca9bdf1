import { totalOfTypedCosts } from '@cardsight/contract/costs'
import { pagePaths } from '@cardsight/contract/paths'
import { laterSentences, type NamedLaterYears } from '@cardsight/contract/runs'
import { ApplyLink, ApplyTerms } from '../../cards/apply-link.tsx'
import { CardFace, faceOf } from '../../cards/card-face.tsx'
import { issuerLine } from '../../cards/card-facts.ts'
import { CardThumbnail } from '../../cards/face-finish.tsx'
import { SumLine } from '../../cards/sum-line.tsx'
import { assumedPerson, averageCosts } from '../../content/average-spending.ts'
import type { ListedCard } from '../../features/ranking/answer.ts'
import { formatDollars, formatMoney, formatNumber } from '../../lib/format-money.ts'
import { PickBadge } from '../../ui/badge.tsx'
import { AverageNote } from '../../ui/needs-script.tsx'

type AverageCard = Omit<ListedCard, 'features' | 'variants' | 'bestSeen'>

export type AverageResultsProps = {
  tested: number
  /** The first is the pick. */
  cards: readonly AverageCard[]
  /** Dollars over a plain 2% card. */
  gainOverPlain: number
  later?: NamedLaterYears
}

/** The results for the average household, which need no JavaScript. */
export function AverageResults({ tested, cards, gainOverPlain, later }: AverageResultsProps) {
  const [pick, ...others] = cards
  return (
    pick !== undefined && (
      <div className="px-4 pb-10 narrow:px-0">
        <AverageNote total={formatDollars(totalOfTypedCosts(averageCosts))} assumes={assumedPerson} />
        <h1 className="mt-4 font-sans text-base font-normal tracking-normal">
          Cardsight tested {formatNumber(tested)} credit cards and found a card with{' '}
          <span className="figures">{formatMoney(pick.totalMoney)}</span> of reward: {pick.name}
        </h1>
        <section aria-labelledby="average-pick" className={heroClasses}>
          <CardFace {...faceOf(pick)} decorative />
          <div className="min-w-0">
            <PickBadge />
            <h2 id="average-pick" className="mt-1 text-2xl">
              {pick.name}
            </h2>
            <p className="text-sm text-ink-soft">{issuerLine(pick)}</p>
            <p className="mt-3">{pick.rateLine}</p>
          </div>
          <div className="min-w-0 max-menu:col-span-2">
            <p className="figures font-serif text-4xl font-semibold">{formatDollars(pick.totalMoney)}</p>
            <p className="text-sm text-ink-soft">in year one</p>
            <ul className="figures mt-2 grid list-none gap-0.5 text-sm font-medium">
              {gainOverPlain > 0 && <li>{formatDollars(gainOverPlain)} more than a plain 2% card</li>}
              {later !== undefined &&
                laterSentences(later, formatDollars).map((sentence) => <li key={sentence}>{sentence}</li>)}
            </ul>
            <dl className="figures mt-3 max-w-80 text-sm">
              <SumLine name="Reward from Transactions" amount={pick.money} />
              <SumLine name="Intro Bonus" amount={pick.introMoney} />
              <SumLine name="Annual Fee" amount={-pick.annualFee} />
            </dl>
            <ApplyLink card={pick} className="mt-3" />
            <ApplyTerms {...pick} introOffer={{ intro_description: pick.introOffer }} className="mt-2" />
          </div>
        </section>
        <h2 className="mt-10 text-xl">Recommended cards based on this spending</h2>
        <ol start={2} className="mt-2 list-none border-b border-hairline">
          {others.map((card, index) => (
            <AverageRow key={card.cardId} card={card} rank={index + 2} />
          ))}
        </ol>
        <p className="mt-3">
          <a href={pagePaths.currentBestCards}>Best cards by category and spending</a>
        </p>
      </div>
    )
  )
}

const heroClasses =
  'mt-4 grid grid-cols-[min(6.5rem,27vw)_minmax(0,1fr)] items-start gap-x-4 gap-y-4 border-b border-hairline pb-8 narrow:grid-cols-[11rem_minmax(0,1fr)] menu:grid-cols-[14rem_minmax(0,1fr)_17rem] menu:gap-x-8'

function AverageRow({ card, rank }: { card: AverageCard; rank: number }) {
  return (
    <li
      data-card={card.cardId}
      className="grid grid-cols-[1.25rem_4rem_minmax(0,1fr)] items-start gap-x-4 gap-y-2 border-t border-hairline py-4 narrow:grid-cols-[1.25rem_4rem_minmax(0,1fr)_auto]"
    >
      <span className="figures text-sm text-ink-soft">{rank}</span>
      <CardThumbnail brief={card} className="w-16" />
      <div className="min-w-0">
        <h3 className="font-sans text-base font-semibold tracking-normal">
          <a href={pagePaths.card(card.cardId)}>{card.name}</a>
        </h3>
        <p className="text-sm text-ink-soft">{card.rateLine}</p>
        <ApplyTerms {...card} introOffer={{ intro_description: card.introOffer }} />
      </div>
      <div className="flex items-center justify-between gap-x-6 max-narrow:col-start-3">
        <p className="figures font-semibold">{formatDollars(card.totalMoney)}</p>
        <ApplyLink card={card} size="small" variant="secondary" />
      </div>
    </li>
  )
}
