import type { BreakEven, Lever, WalletAnswer } from '@cardsight/engine'
import { useState } from 'react'
import { formatMoney } from '../../lib/format-money.ts'
import { Button } from '../../ui/button.tsx'
import type { WalletProgram } from '../../worker/wallet-cards.ts'
import { type CardsById, namesOf } from './wallet-verdict.tsx'

type BreakEvensProps = {
  answer: WalletAnswer
  cards: CardsById
  programs: readonly WalletProgram[]
  found: readonly BreakEven[] | null
  onAsk: (levers: readonly Lever[]) => void
}

/** Where the winner changes: each point was run just before and just after. */
export function BreakEvens({ answer, cards, programs, found, onAsk }: BreakEvensProps) {
  const [isAsked, setIsAsked] = useState(false)
  const ask = () => {
    setIsAsked(true)
    onAsk(leversOf(answer, cards, programs))
  }
  return (
    <section aria-labelledby="wallet-break-evens">
      <h2 id="wallet-break-evens">When would another wallet win?</h2>
      {found === null ? (
        <Button variant="secondary" size="small" className="mt-3" busy={isAsked} onClick={ask}>
          Find the points where it changes
        </Button>
      ) : (
        <ul className="mt-3 grid gap-2">
          {found.map((point) => (
            <li key={leverKey(point.lever)} className="border-b border-hairline py-2">
              {sentenceOf(point, cards, programs)}
            </li>
          ))}
          {found.length === 0 && <li>Within reason nothing changes the winner.</li>}
        </ul>
      )}
    </section>
  )
}

function leversOf({ best }: WalletAnswer, cards: CardsById, programs: readonly WalletProgram[]): Lever[] {
  const infos = best.cards.flatMap(({ cardId }) => cards.get(cardId) ?? [])
  const used = new Set(infos.map(({ program }) => program))
  return [
    { kind: 'spending' },
    ...programs
      .filter(({ key, values }) => values !== null && used.has(key))
      .map(({ key }) => ({ kind: 'point-value', program: key }) as const),
    ...infos
      .filter(({ yearlyFeeCents }) => yearlyFeeCents > 0)
      .map(({ cardId }) => ({ kind: 'fee', cardId }) as const),
  ]
}

function leverKey(lever: Lever): string {
  switch (lever.kind) {
    case 'spending':
      return 'spending'
    case 'category':
      return lever.category.key
    case 'point-value':
      return lever.program
    case 'fee':
      return lever.cardId
  }
}

function sentenceOf(point: BreakEven, cards: CardsById, programs: readonly WalletProgram[]): string {
  const { lever, now, firstAfter } = point
  const winner = namesOf(
    point.challenger.map((cardId) => ({ cardId })),
    cards,
  )
  const share = `${((100 * firstAfter) / now).toFixed(1)}%`
  switch (lever.kind) {
    case 'spending':
      return `At ${share} of your spending, ${winner} would win.`
    case 'category':
      return `At ${share} of what you spend on ${lever.category.name}, ${winner} would win.`
    case 'point-value': {
      const program = programs.find(({ key }) => key === lever.program)?.name ?? lever.program
      return `At ${(firstAfter / 100).toFixed(2)} cents for a point of ${program} instead of ${(now / 100).toFixed(2)}, ${winner} would win.`
    }
    case 'fee':
      return `At a fee of ${formatMoney(firstAfter / 100)} for ${cards.get(lever.cardId)?.name ?? lever.cardId} instead of ${formatMoney(now / 100)}, ${winner} would win.`
  }
}
