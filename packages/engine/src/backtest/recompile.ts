/** A compiled catalog with one thing changed that no rule depends on: what is kept of its cards' rules stays. */
import type { Card } from '../card/card.ts'
import { type Compiled, type CompiledCard, compileCard, foldCards } from './compile.ts'

/** The same catalog with another value for the points of a program, in hundredths of a cent. */
export function withPointValue(compiled: Compiled, program: string, value: number): Compiled {
  const { assumptions } = compiled
  const pointValues = { ...assumptions.pointValues, [program]: value }
  return recompile(compiled, { ...assumptions, pointValues }, ({ card }) =>
    card.program === program ? card : null,
  )
}

/** The same catalog with other fees for one of its cards. */
export function withFee(compiled: Compiled, cardId: string, fee: Card['fee']): Compiled {
  return recompile(compiled, compiled.assumptions, ({ card }) =>
    card.id === cardId ? { ...card, fee } : null,
  )
}

/** Cards that are not changed stay the very same. */
function recompile(
  compiled: Compiled,
  assumptions: Compiled['assumptions'],
  change: (card: CompiledCard) => Card | null,
): Compiled {
  const cards = compiled.cards.map((own) => {
    const changed = change(own)
    return changed === null ? own : compileCard(changed, assumptions, own)
  })
  return { ...compiled, assumptions, cards, ...foldCards(cards, compiled.openByName) }
}
