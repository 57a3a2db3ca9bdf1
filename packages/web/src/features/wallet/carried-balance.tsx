import type { WalletAnswer } from '@cardsight/engine'
import { formatMoney } from '../../lib/format-money.ts'
import { Cell, HeadCell, Row, RowHead, Table } from '../../ui/table.tsx'
import type { AddedCard } from '../../worker/wallet-calculator.ts'
import { type CardsById, nameOf } from './cards-by-id.ts'
import { WalletSection } from './wallet-section.tsx'

const SHOWN = 5

type CarriedBalanceProps = {
  answer: WalletAnswer
  next: readonly AddedCard[] | null
  cards: CardsById
}

/** For those who do not pay in full: what that costs against the reward, and which cards cost the least. */
export function CarriedBalance({ answer, next, cards }: CarriedBalanceProps) {
  const { years, interest } = answer.best
  return (
    <WalletSection
      title="What your balance costs"
      lead="Interest on what is not paid in full can outweigh every reward. It is counted at the lowest rate that an issuer states, on the card of the wallet on which it costs least, and wallets are ranked by what is left."
    >
      <p className="max-w-text">{costWords(interest === null ? null : interest.cents / years, answer)}</p>
      {next !== null && <CheapestCards ranked={afterInterest(next, years)} cards={cards} />}
    </WalletSection>
  )
}

/** By the year, as interest is told; the order is that of what is left. */
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

export function costWords(
  interest: number | null,
  { best }: Readonly<{ best: Pick<WalletAnswer['best'], 'total' | 'years'> }>,
): string {
  if (interest === null) {
    return 'The issuers of these cards state no interest rate, so what the balance costs cannot be said.'
  }
  const yearly = best.total / best.years
  const left = yearly - interest
  const rest =
    left >= 0
      ? `leaves ${formatMoney(left / 100)}`
      : `is not enough: you pay ${formatMoney(-left / 100)} more than they bring`
  return `It costs at least ${formatMoney(interest / 100)} a year in interest. What these cards come to, ${formatMoney(yearly / 100)} a year, ${rest}. Once the balance is paid off, all of it is yours.`
}

function CheapestCards({ ranked, cards }: { ranked: ReturnType<typeof afterInterest>; cards: CardsById }) {
  return (
    <Table caption="Cards by what is left after interest" className="mt-5">
      <thead>
        <tr>
          <HeadCell>Card</HeadCell>
          <HeadCell numeric className="max-chart:hidden">
            Adds a year
          </HeadCell>
          <HeadCell numeric className="max-chart:hidden">
            Interest a year
          </HeadCell>
          <HeadCell numeric>Left a year</HeadCell>
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
