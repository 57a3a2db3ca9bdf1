/** What is moved to see where the winner changes, and what is said of it. */
import type { BreakEven, Lever, WalletAnswer } from '@cardsight/engine'
import { formatMoney } from '../../lib/format-money.ts'
import type { WalletProgram } from '../../worker/wallet-cards.ts'
import { type CardsById, inOrder, nameOf, otherWallet } from './cards-by-id.ts'
import { splitByCategory } from './usage-sheet.ts'

type Known = Readonly<{ answer: WalletAnswer; cards: CardsById; programs: readonly WalletProgram[] }>

const MOST_CATEGORIES = 4

/** The points and fees of the best wallet and the next best, which are quick, then all spending and its largest categories. */
export function leversOf({ answer: { best, runnerUp }, cards, programs }: Known): Lever[] {
  const infos = [...best.cards, ...(runnerUp?.cards ?? [])].flatMap(({ cardId }) => cards.get(cardId) ?? [])
  const used = new Set(infos.map(({ program }) => program))
  const charging = new Set(
    infos.filter(({ yearlyFeeCents }) => yearlyFeeCents > 0).map(({ cardId }) => cardId),
  )
  return [
    ...programs
      .filter(({ key, values }) => values !== null && used.has(key))
      .map(({ key }) => ({ kind: 'point-value', program: key }) as const),
    ...[...charging].map((cardId) => ({ kind: 'fee', cardId }) as const),
    { kind: 'spending' },
    ...splitByCategory(best, 'first')
      .sort((a, b) => sum(b.parts) - sum(a.parts))
      .slice(0, MOST_CATEGORIES)
      .map(({ category }) => ({ kind: 'category', category }) as const),
  ]
}

/** Spending is told as dollars a month, as it is typed. */
export function breakEvenWords({ lever, now, firstAfter, challenger }: BreakEven, known: Known): string {
  const { answer, cards, programs } = known
  const winner = otherWallet(
    challenger.map((cardId) => ({ cardId })),
    inOrder(answer.best),
    cards,
  )
  const monthly = (yearCents: number) =>
    `${formatMoney((yearCents * firstAfter) / now / 1200)} a month instead of ${formatMoney(yearCents / 1200)}`
  switch (lever.kind) {
    case 'spending':
      return `With ${monthly(spentOn(answer, null))} in all, ${winner} would win.`
    case 'category':
      return `With ${monthly(spentOn(answer, lever.category.key))} for ${lever.category.name}, ${winner} would win.`
    case 'point-value': {
      const program = programs.find(({ key }) => key === lever.program)?.name ?? lever.program
      return `With ${inCents(firstAfter)} cents for a point of ${program} instead of ${inCents(now)}, ${winner} would win.`
    }
    case 'fee':
      return `With a yearly fee of ${formatMoney(firstAfter / 100)} for ${nameOf(cards, lever.cardId)} instead of ${formatMoney(now / 100)}, ${winner} would win.`
  }
}

/** Cents in the first year, of one category or of all. */
function spentOn({ best }: WalletAnswer, category: string | null): number {
  return sum(
    best.assignments.filter(
      (part) => part.year === 'first' && (category === null || part.category.key === category),
    ),
  )
}

function inCents(hundredths: number): string {
  return (hundredths / 100).toFixed(2)
}

function sum(parts: readonly { cents: number }[]): number {
  return parts.reduce((total, { cents }) => total + cents, 0)
}
