import type { Projection } from '@cardsight/contract/backtest'
import type { CardResult } from '@cardsight/contract/runs'
import { memo } from 'react'
import {
  bonusStatus,
  formatPercentage,
  isCounted,
  pointsBehind,
  rewardPercentage,
} from '../../cards/card-facts.ts'
import { CardSections } from '../../cards/card-sections.tsx'
import { WhyFigure, type WhyFocus } from '../../cards/why-figure.tsx'
import { useStable } from '../../lib/use-stable.ts'
import { classNames } from '../../ui/class-names.ts'

type AnswerSumProps = {
  card: CardResult
  projection: Projection
  /** Sum over all years of the projection. */
  spending: number
  isBonusCounted: boolean
  onWhy: (focus: WhyFocus) => void
}

/** What the answer's total adds up from, and everything else about the card, closed. */
export const AnswerSum = memo(function AnswerSum(props: AnswerSumProps) {
  const { card, projection, spending, isBonusCounted } = props
  const { isReward, isIntro, isAnnual } = card.calculation
  const onWhy = useStable(props.onWhy)
  const isOneYear = projection === '1'
  const isBonusEarned = card.introMoney > 0 && isCounted(isIntro)
  return (
    <div className="mt-4 border-y border-hairline narrow:mt-6">
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-3 py-4">
        <div className="min-w-0 max-menu:w-full">
          {!isOneYear && <p className="mb-1 text-sm font-semibold">{projection}-Year Projection</p>}
          <dl className="flex flex-wrap gap-x-6 gap-y-2 max-menu:flex-col">
            <Part
              name="Reward from Transactions"
              note={pointsBehind(card.points, card.money, card.unitForPoints)}
              amount={card.money}
              isLeftOut={!isCounted(isReward)}
              onAsk={() => onWhy('reward')}
            />
            <Part
              name="Intro Bonus"
              detail={isBonusEarned ? ', counted once' : undefined}
              note={isBonusEarned ? null : bonusStatus(card, { isBonusCounted, isOwnSpending: true })}
              amount={card.introMoney}
              isLeftOut={!isCounted(isIntro)}
              onAsk={() => onWhy('bonus')}
              className="menu:[&>dd:first-of-type]:before:content-['+']"
            />
            <Part
              name="Annual Fee"
              note={isOneYear || card.annualFee === 0 ? null : `${projection} years total`}
              amount={-card.annualFee}
              isLeftOut={!isCounted(isAnnual)}
              onAsk={() => onWhy('fee')}
              // An amount has its own sign; nothing has none.
              className={card.annualFee === 0 ? "menu:[&>dd:first-of-type]:before:content-['−']" : undefined}
            />
            <Part
              name="Total"
              note={null}
              amount={card.totalMoney}
              isLeftOut={false}
              onAsk={() => onWhy('total')}
              className="menu:[&>dd:first-of-type]:before:content-['=']"
            />
            <div className="flex justify-between gap-x-4 menu:block menu:border-l menu:border-hairline menu:pl-4">
              <dt className="menu:text-sm menu:text-ink-soft">Rewards Rate</dt>
              <dd className="figures font-semibold">
                {formatPercentage(rewardPercentage(card.totalMoney, spending))}
              </dd>
            </div>
          </dl>
        </div>
      </div>
      <CardSections card={card} isFull={false} onWhy={onWhy} isSideBySide />
    </div>
  )
})

// A sign before a part is drawn, because a list of terms contains nothing else.
const partClasses =
  'flex flex-wrap justify-between gap-x-4 menu:block menu:[&>dd:first-of-type]:relative menu:[&>dd:first-of-type]:before:absolute menu:[&>dd:first-of-type]:before:-left-4 menu:[&>dd:first-of-type]:before:font-normal menu:[&>dd:first-of-type]:before:text-ink-soft'

type PartProps = {
  name: string
  /** After the name. */
  detail?: string | undefined
  note: string | null
  amount: number
  isLeftOut: boolean
  onAsk: () => void
  className?: string | undefined
}

function Part({ name, detail, note, amount, isLeftOut, onAsk, className }: PartProps) {
  return (
    <div className={classNames(partClasses, className)}>
      <dt className="menu:text-sm menu:text-ink-soft">
        {name}
        {detail}
      </dt>
      <dd className={isLeftOut ? 'text-ink-soft line-through' : 'font-semibold'}>
        <WhyFigure amount={amount} name={name} onAsk={onAsk} />
      </dd>
      {(note !== null || isLeftOut) && (
        <dd className="figures text-sm text-ink-soft max-menu:w-full">
          {isLeftOut ? 'Not counted, as you chose' : note}
        </dd>
      )}
    </div>
  )
}
