import type { NextCard, WalletAnswer } from '@cardsight/engine'
import { useState } from 'react'
import { formatMoney } from '../../lib/format-money.ts'
import { MoneyField } from '../../ui/money-field.tsx'
import { Cell, HeadCell, Row, RowHead, Table } from '../../ui/table.tsx'
import type { WalletCardInfo } from '../../worker/wallet-cards.ts'
import { interestCents, rankByCost } from './interest.ts'
import type { CardsById } from './wallet-verdict.tsx'

const SHOWN = 5

type CarriedBalanceProps = {
  answer: WalletAnswer
  next: readonly NextCard[] | null
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
    <section aria-labelledby="wallet-balance">
      <h2 id="wallet-balance">Do you carry a balance?</h2>
      <MoneyField
        className="mt-3 max-w-60"
        label="Balance that you pay interest on"
        value={digits}
        onValueChange={setDigits}
      />
      {balance > 0 && (
        <>
          <p className="mt-3 max-w-text">{costSentence(interest, answer)}</p>
          {next !== null && (
            <CheapestCards
              ranked={rankByCost(next, infos(held), cards, balance).slice(0, SHOWN)}
              cards={cards}
            />
          )}
        </>
      )}
    </section>
  )
}

function costSentence(interest: number | null, { best }: WalletAnswer): string {
  if (interest === null) {
    return 'The issuers of these cards state no interest rate, so what the balance costs cannot be said.'
  }
  const left = best.total / best.years - interest
  return `It costs at least ${formatMoney(interest / 100)} a year in interest. Against ${formatMoney(best.total / best.years / 100)} a year from these cards, ${formatMoney(left / 100)} is left. Paying the balance off is worth more than any reward.`
}

function CheapestCards({ ranked, cards }: { ranked: ReturnType<typeof rankByCost>; cards: CardsById }) {
  return (
    <Table caption="Cards by what is left after interest" className="mt-4">
      <thead>
        <tr>
          <HeadCell>Card</HeadCell>
          <HeadCell numeric>Adds</HeadCell>
          <HeadCell numeric>Interest a year</HeadCell>
          <HeadCell numeric>Left</HeadCell>
        </tr>
      </thead>
      <tbody>
        {ranked.map(({ cardId, adds, interest, left }) => (
          <Row key={cardId}>
            <RowHead>{cards.get(cardId)?.name ?? cardId}</RowHead>
            <Cell numeric>{formatMoney(adds / 100)}</Cell>
            <Cell numeric>{formatMoney(interest / 100)}</Cell>
            <Cell numeric>{formatMoney(left / 100)}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
