import { pagePaths } from '@cardsight/contract'
import type { HeldCard, NextCard } from '@cardsight/engine'
import { Link } from 'react-router'
import { formatMoney } from '../../lib/format-money.ts'
import { Badge } from '../../ui/badge.tsx'
import { Cell, HeadCell, Row, RowHead, Table } from '../../ui/table.tsx'
import type { CardsById } from './wallet-verdict.tsx'

const SHOWN = 10

/** What each card would add to those held, best first. */
export function NextCards({ next, cards }: { next: readonly NextCard[]; cards: CardsById }) {
  return (
    <Table caption="The best next card">
      <thead>
        <tr>
          <HeadCell>Card</HeadCell>
          <HeadCell numeric>Adds</HeadCell>
        </tr>
      </thead>
      <tbody>
        {next.slice(0, SHOWN).map(({ cardId, added }) => (
          <Row key={cardId}>
            <RowHead>
              <Link to={pagePaths.card(cardId)} className="link">
                {cards.get(cardId)?.name ?? cardId}
              </Link>
            </RowHead>
            <Cell numeric>{formatMoney(added / 100)}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

const verdicts = {
  keep: { label: 'Keep', tone: 'good' },
  downgrade: { label: 'Change', tone: 'neutral' },
  cancel: { label: 'Cancel', tone: 'bad' },
} as const

/** What each held card adds now, after its fee. */
export function HeldReview({ held, cards }: { held: readonly HeldCard[]; cards: CardsById }) {
  return (
    <Table caption="The cards you hold">
      <thead>
        <tr>
          <HeadCell>Card</HeadCell>
          <HeadCell>What to do</HeadCell>
          <HeadCell numeric>Adds after its fee</HeadCell>
        </tr>
      </thead>
      <tbody>
        {held.map(({ cardId, verdict, adds, downgrade }) => (
          <Row key={cardId}>
            <RowHead>{cards.get(cardId)?.name ?? cardId}</RowHead>
            <Cell>
              <Badge variant={verdicts[verdict].tone}>{verdicts[verdict].label}</Badge>
              {downgrade !== null &&
                ` to ${cards.get(downgrade.cardId)?.name ?? downgrade.cardId}, which adds ${formatMoney(downgrade.adds / 100)}`}
            </Cell>
            <Cell numeric>{formatMoney(adds / 100)}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
