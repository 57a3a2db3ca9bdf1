import type { WalletAnswer } from '@cardsight/engine'
import { useState } from 'react'
import { formatMoney } from '../../lib/format-money.ts'
import { MoneyField } from '../../ui/money-field.tsx'
import { Cell, HeadCell, Row, RowHead, Table } from '../../ui/table.tsx'
import type { AddedCard } from '../../worker/wallet-calculator.ts'
import type { WalletCardInfo } from '../../worker/wallet-cards.ts'
import { type CardsById, nameOf } from './cards-by-id.ts'
import { interestCents, rankByCost } from './interest.ts'
import { WalletSection } from './wallet-section.tsx'

const SHOWN = 5

type CarriedBalanceProps = {
  answer: WalletAnswer
  next: readonly AddedCard[] | null
  held: readonly string[]
  cards: CardsById
}

/** For those who do not pay in full: what that costs against the reward, and which cards cost the least. */
export function CarriedBalance({ answer, next, held, cards }: CarriedBalanceProps) {
  const [digits, setDigits] = useState('')
  const balance = Number(digits) * 100
  const infos = (ids: readonly string[]): WalletCardInfo[] => ids.flatMap((id) => cards.get(id) ?? [])
  const interest = interestCents(balance, infos(answer.best.cards.map(({ cardId }) => cardId)))
  return (
    <WalletSection
      title="Do you carry a balance?"
      lead="Interest on what is not paid in full can outweigh every reward."
    >
      <MoneyField className="max-w-60" label="Balance you carry" value={digits} onValueChange={setDigits} />
      <div role="status">
        {balance > 0 && <p className="mt-3 max-w-text">{costWords(interest, answer)}</p>}
      </div>
      {balance > 0 && next !== null && (
        <CheapestCards
          ranked={rankByCost(yearly(next, answer.best.years), infos(held), cards, balance).slice(0, SHOWN)}
          cards={cards}
        />
      )}
    </WalletSection>
  )
}

/** Interest is told by the year, so what a card adds has to be too. */
function yearly(next: readonly AddedCard[], years: number) {
  return next.map(({ cardId, added }) => ({ cardId, added: Math.round(added / years) }))
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

function CheapestCards({ ranked, cards }: { ranked: ReturnType<typeof rankByCost>; cards: CardsById }) {
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
