import { pagePaths } from '@cardsight/contract/paths'
import { Link } from 'react-router'
import { ApplyLink } from '../../cards/apply-link.tsx'
import { BestSeenNote } from '../../cards/best-seen-note.tsx'
import { CardFace } from '../../cards/card-face.tsx'
import { creditRangeOf } from '../../cards/card-facts.ts'
import { SumLine } from '../../cards/sum-line.tsx'
import { formatDayLong } from '../../lib/format-date.ts'
import type { ListedCard } from './answer.ts'
import { variantsText } from './variants-text.ts'

type RankedCardProps = { card: ListedCard; rank: number; isBonusCounted: boolean }

/** A card in the list: facts, what it would have earned, and what to know before applying. */
export function RankedCard({ card, rank, isBonusCounted }: RankedCardProps) {
  const { name, issuer, network, face, kind } = card
  return (
    <article data-card={card.cardId} className="panel p-4 narrow:p-5">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-3 chart:grid-rows-[auto_1fr] narrow:grid-cols-[auto_minmax(0,1fr)_auto]">
        <div className="w-24 chart:row-span-2 narrow:w-32">
          <CardFace {...{ name, issuer, network, face, kind }} decorative />
        </div>
        <div className="min-w-0">
          <h3 className="text-lg">
            <span className="figures text-ink-soft">{rank}.</span>{' '}
            <Link to={pagePaths.card(card.cardId)} className={nameClasses}>
              {name}
            </Link>
          </h3>
          <p className="text-sm text-ink-soft">{issuer}</p>
          {card.variants.length > 0 && <p className="text-sm text-ink-soft">{variantsText(card.variants)}</p>}
        </div>
        <Sum card={card} isBonusCounted={isBonusCounted} />
        <Facts card={card} isBonusCounted={isBonusCounted} />
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-hairline pt-3">
        <p className="min-w-0 flex-1 basis-56 text-sm text-ink-soft">
          {[...card.features, ...card.category].join(' · ')}
          <span className="block">
            Facts seen since <time dateTime={card.asOf}>{formatDayLong(card.asOf)}</time>.
          </span>
        </p>
        <div data-print="hide">
          <ApplyLink card={card} size="small" />
        </div>
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
    <div className="col-span-2 row-start-2 chart:col-span-1 chart:col-start-2">
      <dl className="text-sm">
        {facts.map(([label, text]) => (
          <div key={label} className="flex gap-2">
            <dt className="w-20 shrink-0 text-ink-soft">{label}</dt>
            <dd className="figures min-w-0">{text}</dd>
          </div>
        ))}
      </dl>
      {isBonusCounted && <BestSeenNote bestSeen={card.bestSeen} className="mt-2" />}
    </div>
  )
}

function Sum({ card, isBonusCounted }: { card: ListedCard; isBonusCounted: boolean }) {
  const { money, introMoney, annualFee, totalMoney } = card
  return (
    <dl className="figures col-span-2 content-start text-sm narrow:col-span-1 narrow:col-start-3 narrow:row-span-2 narrow:row-start-1 narrow:w-56">
      <SumLine name="Reward" amount={money} />
      {isBonusCounted && <SumLine name="Intro Bonus" amount={introMoney} />}
      <SumLine name="Annual Fee" amount={-annualFee} />
      <SumLine
        name="Total Reward"
        amount={totalMoney}
        className="rule-double mt-1 border-t border-t-ink text-base font-semibold"
      />
    </dl>
  )
}
