import type { CardFaceProps } from '../../cards/card-face.tsx'
import { averageCosts, averageSource } from '../../content/average-spending.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { formatNumber } from '../../lib/format-number.ts'
import type { Ranking } from '../best-cards/answer.ts'
import { namesText } from '../best-cards/landing-text.ts'

type Face = Pick<CardFaceProps, 'name' | 'issuer' | 'network' | 'face' | 'kind'> & { cardId: string }

/** The top cards on average spending. Computed on the server from the API's own ranking. */
export type HomeAnswer = Readonly<{
  /** Whose ranking it is, in a line. */
  assumes: string
  /** What the ranking is based on, with year and source. */
  basis: string
  /** Why the first card is the pick, in sentences. */
  reasons: readonly string[]
  cards: readonly (Face & { total: string })[]
}>

/** The first card is the pick. */
export function homeAnswerOf(
  ranking: Pick<Ranking, 'top' | 'ties' | 'gainOverPlain' | 'leaders' | 'assumes'>,
): HomeAnswer {
  return {
    assumes: ranking.assumes,
    basis: basisText(),
    reasons: reasonsOf(ranking),
    cards: ranking.top.map(({ cardId, name, issuer, network, face, kind, totalMoney }) => ({
      ...{ cardId, name, issuer, network, face, kind },
      total: formatMoney(totalMoney),
    })),
  }
}

type Picked = Pick<Ranking, 'top' | 'ties' | 'gainOverPlain' | 'leaders'>

function reasonsOf({ top: [pick], ties, gainOverPlain, leaders: { overThreeYears } }: Picked): string[] {
  if (pick === undefined) {
    return []
  }
  const { money, introMoney, annualFee } = pick
  const parts = [
    `${wholeDollars(money)} in rewards`,
    ...(introMoney > 0 ? [`a ${wholeDollars(introMoney)} intro bonus`] : []),
  ]
  const fee = annualFee > 0 ? `minus the ${wholeDollars(annualFee)} annual fee` : 'with no annual fee'
  return [
    `${parts.join(' plus ')}, ${fee}.`,
    gainOverPlain > 0
      ? `${wholeDollars(gainOverPlain)} more than a no-fee 2% card.`
      : 'A no-fee 2% card would have earned as much.',
    ...(ties.length === 0 ? [] : [`A tie with ${namesText(ties)}: less than $25 apart.`]),
    ...(overThreeYears === null
      ? []
      : [`Over 3 years: ${overThreeYears.name}, ${wholeDollars(overThreeYears.totalMoney)}.`]),
  ]
}

function wholeDollars(amount: number): string {
  return `$${formatNumber(Math.round(amount), 0)}`
}

function basisText(): string {
  const monthly = Object.values(averageCosts).reduce((sum, dollars) => sum + dollars, 0)
  return `Total reward in the first year on ${formatMoney(monthly)} a month: rewards, plus intro bonus, minus annual fee. Spending of ${averageSource.year}, ${averageSource.name}.`
}
