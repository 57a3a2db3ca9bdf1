import type { Explanation, ExplanationTier } from '@cardsight/contract/backtest'
import { pagePaths } from '@cardsight/contract/paths'
import { Link } from 'react-router'
import { averageSource } from '../../content/average-spending.ts'
import { tierStatusOf } from '../../features/why/bonus-text.ts'
import { RewardTable } from '../../features/why/reward-table.tsx'
import { pointValueTextOf } from '../../features/why/why-text.ts'
import { formatDay } from '../../lib/format-date.ts'
import { formatDollars, formatMoney } from '../../lib/format-money.ts'
import { Cell, Row, RowHead, Table, TotalRow } from '../../ui/table.tsx'
import type { WorkedExample } from './methodology-data.ts'

/** One real card on the average household's spending. Its lines open with a press. */
export function Example({ example: { explanation, first, cardCount } }: { example: WorkedExample }) {
  const { cardId, cardName, spending, from, to, pointValue, bonus, money } = explanation
  return (
    <div className="space-y-5" data-example={cardId}>
      <p>
        The average household put {formatDollars(spending)} a year on cards ({averageSource.year}). Of{' '}
        {cardCount} cards for people with good credit, <Link to={pagePaths.card(cardId)}>{cardName}</Link>{' '}
        would have earned the most in its first year, {formatDay(from)} to {formatDay(to)}. Here’s how.
      </p>
      <p>{pointValueTextOf(pointValue)}</p>
      <details className="print:[&::details-content]:[content-visibility:visible]">
        <summary className="inline-block min-h-6 text-link underline underline-offset-4">
          All lines of the {formatMoney(money)} in rewards
        </summary>
        <div className="panel mt-3 px-2 py-2">
          <RewardTable explanation={explanation} category={null} />
        </div>
      </details>
      {bonus.tiers.map((tier) => (
        <p key={`${tier.requiredSpending} ${tier.days} ${tier.money}`}>{tierSentence(tier)}</p>
      ))}
      <Sum explanation={explanation} />
      <p className="text-sm text-ink-soft">Lines may be off by a cent or a point due to rounding.</p>
      <p>We do the same for every card and sort by total:</p>
      <ol className="list-decimal space-y-1 pl-6">
        {first.map(({ cardId: id, name, total }) => (
          <li key={id}>
            <Link to={pagePaths.card(id)}>{name}</Link>
            <span className="figures">, {formatMoney(total)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function tierSentence(tier: ExplanationTier): string {
  const { offer, requiredSpending, days, paceSpending, isEarned, money } = tier
  if (offer !== 'current' || requiredSpending === 0) {
    const counts = isEarned ? ` We count ${formatMoney(money)}.` : ''
    return `Part of the welcome bonus is worth ${formatMoney(money)}. ${tierStatusOf(tier)}${counts}`
  }
  const asks = `The intro offer requires ${formatDollars(requiredSpending)} in ${days} days.`
  const pace = `The household spends about ${formatDollars(paceSpending)} in that time`
  return isEarned
    ? `${asks} ${pace}, so we count it: ${formatMoney(money)}.`
    : `${asks} ${pace}, so we don’t count it.`
}

function Sum({ explanation: { money, introMoney, annualFee, totalMoney } }: { explanation: Explanation }) {
  const entries = [
    { name: 'Reward from transactions', amount: money },
    { name: '+ Intro bonus', amount: introMoney },
    { name: '− Annual fee', amount: -annualFee },
  ]
  return (
    <Table caption="The total of the example" hideCaption>
      <tbody>
        {entries.map(({ name, amount }) => (
          <Row key={name}>
            <RowHead>{name}</RowHead>
            <Cell numeric>{formatMoney(amount)}</Cell>
          </Row>
        ))}
      </tbody>
      <tfoot>
        <TotalRow>
          <RowHead>= Total reward</RowHead>
          <Cell numeric>{formatMoney(totalMoney)}</Cell>
        </TotalRow>
      </tfoot>
    </Table>
  )
}
