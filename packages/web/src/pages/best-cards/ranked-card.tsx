import { pagePaths } from '@cardsight/contract/paths'
import { Link } from 'react-router'
import { BestSeenNote } from '../../cards/best-seen-note.tsx'
import { CardFace } from '../../cards/card-face.tsx'
import { creditRangeOf } from '../../cards/card-facts.ts'
import { CheckedApply } from '../../cards/checked-apply.tsx'
import { SumLine } from '../../cards/sum-line.tsx'
import type { ListedCard } from './answer.ts'
import { FeatureChips } from './feature-chips.tsx'
import { variantsText } from './variants-text.ts'

type RankedCardProps = { card: ListedCard; rank: number; isBonusCounted: boolean }

/** A card in the list: facts, what it would have earned, and what to know before applying. Columns wrap at large text. */
export function RankedCard({ card, rank, isBonusCounted }: RankedCardProps) {
  const { name, issuer, network, face, kind } = card
  return (
    <article data-card={card.cardId} className="flex flex-wrap gap-x-6 gap-y-4 border-t border-hairline py-5">
      <div className="flex min-w-0 grow basis-[min(100%,22rem)] flex-wrap gap-x-4 gap-y-3">
        <div className="w-20 shrink-0 narrow:w-28">
          <CardFace {...{ name, issuer, network, face, kind }} decorative />
        </div>
        <div className="min-w-0 flex-1 basis-44">
          <h3 className="text-lg leading-6">
            <span className="figures text-ink-soft">{rank}.</span>{' '}
            <Link to={pagePaths.card(card.cardId)} className={nameClasses}>
              {name}
            </Link>
          </h3>
          <p className="text-sm text-ink-soft">
            {[issuer, variantsText(card.variants)].filter((part) => part !== '').join(' · ')}
          </p>
          <Facts card={card} isBonusCounted={isBonusCounted} />
          <FeatureChips names={[...card.features, ...card.category]} />
        </div>
      </div>
      <div className="min-w-0 grow basis-[min(100%,13rem)] menu:max-w-64">
        <Sum card={card} isBonusCounted={isBonusCounted} />
        <CheckedApply card={card} />
      </div>
    </article>
  )
}

const nameClasses =
  'underline decoration-rule underline-offset-4 hover:text-evergreen hover:decoration-evergreen'

/** Rate, offer and credit score come before the Apply button. */
function Facts({ card, isBonusCounted }: Pick<RankedCardProps, 'card' | 'isBonusCounted'>) {
  const facts = [
    ['Rewards', card.rewardRate],
    ['Intro offer', card.introOffer],
    ['Credit', creditRangeOf(card.creditRange)],
  ]
  return (
    <>
      <dl className="mt-2 text-sm">
        {facts.map(([label, text]) => (
          <div key={label} className="flex flex-wrap gap-x-2">
            <dt className="shrink-0 text-ink-soft narrow:w-20">{label}</dt>
            <dd className="figures min-w-0 grow basis-40">{text}</dd>
          </div>
        ))}
      </dl>
      {isBonusCounted && <BestSeenNote bestSeen={card.bestSeen} className="mt-2" />}
    </>
  )
}

function Sum({ card, isBonusCounted }: { card: ListedCard; isBonusCounted: boolean }) {
  const { money, introMoney, annualFee, totalMoney } = card
  return (
    <dl className="figures text-sm">
      <SumLine name="Reward" amount={money} />
      {isBonusCounted && <SumLine name="Intro Bonus" amount={introMoney} />}
      <SumLine name="Annual Fee" amount={-annualFee} />
      <SumLine
        name="Total Reward"
        amount={totalMoney}
        className="mt-1 border-t border-ink pt-1 text-base font-semibold"
      />
    </dl>
  )
}
