import type { WalletAnswer } from '@cardsight/engine/wallet'
import { formatMoney } from '../../lib/format-money.ts'
import { Cell, HeadCell, Row, RowHead, Table } from '../../ui/table.tsx'
import type { AddedCard } from '../../worker/wallet-calculator.ts'
import { type CardsById, nameOf } from './cards-by-id.ts'

const SHOWN = 5

type CarriedBalanceProps = {
  answer: WalletAnswer
  next: readonly AddedCard[] | null
  cards: CardsById
}

/** For people who carry a balance: its interest compared with the rewards, and the cards that cost the least. */
export function CarriedBalance({ answer, next, cards }: CarriedBalanceProps) {
  const { years, interest } = answer.best
  return (
    <div>
      <p className="mb-3 max-w-text text-ink-soft">
        Interest on a carried balance can cost more than all rewards. We use the lowest rate the issuer
        states, on the card of the wallet with the lowest cost, and rank wallets by what’s left.
      </p>
      <p className="max-w-text">{interestText(interest === null ? null : interest.cents / years, answer)}</p>
      {next !== null && <CheapestCards ranked={afterInterest(next, years)} cards={cards} />}
    </div>
  )
}

/** Per year, like interest; sorted by what is left. */
function afterInterest(next: readonly AddedCard[], years: number) {
  return next.slice(0, SHOWN).flatMap(({ cardId, added, interest }) =>
    interest === null
      ? []
      : [
          {
            cardId,
            adds: Math.round(added / years),
            interest: Math.round(interest.cents / years),
            left: Math.round((added - interest.cents) / years),
          },
        ],
  )
}

export function interestText(
  interest: number | null,
  { best }: Readonly<{ best: Pick<WalletAnswer['best'], 'total' | 'years'> }>,
): string {
  if (interest === null) {
    return 'The issuers of these cards don’t state an interest rate, so we can’t say what the balance costs.'
  }
  const yearly = best.total / best.years
  const left = yearly - interest
  const rest =
    left >= 0
      ? `leaves ${formatMoney(left / 100)}`
      : `doesn’t cover it: you pay ${formatMoney(-left / 100)} more than they earn`
  return `It costs at least ${formatMoney(interest / 100)} a year in interest. What these cards earn, ${formatMoney(yearly / 100)} a year, ${rest}. Once you pay off the balance, all of it is yours.`
}

function CheapestCards({ ranked, cards }: { ranked: ReturnType<typeof afterInterest>; cards: CardsById }) {
  return (
    <Table caption="Cards by value after interest" className="mt-5">
      <thead>
        <tr>
          <HeadCell>Card</HeadCell>
          <HeadCell numeric className="max-chart:hidden">
            Adds per year
          </HeadCell>
          <HeadCell numeric className="max-chart:hidden">
            Interest per year
          </HeadCell>
          <HeadCell numeric>Left per year</HeadCell>
        </tr>
      </thead>
      <tbody>
        {ranked.map(({ cardId, adds, interest, left }) => (
          <Row key={cardId}>
            <RowHead>{nameOf(cards, cardId)}</RowHead>
            <Cell numeric className="max-chart:hidden">
              {formatMoney(adds / 100)}
            </Cell>
            <Cell numeric className="max-chart:hidden">
              {formatMoney(interest / 100)}
            </Cell>
            <Cell numeric>{formatMoney(left / 100)}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
