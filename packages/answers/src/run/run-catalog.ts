import { pointValues, type Release, releaseOn } from '@cardsight/catalog'
import { type Compiled, compileCatalog, createRunContext, type RunContext } from '@cardsight/engine/backtest'
import { type Assumptions, defaultAssumptions } from '@cardsight/engine/cards'
import type { Day } from '@cardsight/engine/dates'
import { createWalletContext, type WalletContext } from '@cardsight/engine/wallet'
import { assumptionsOf, defaultHabits, type RunHabits } from './run-habits.ts'

/** A catalog compiled for runs of people with the same habits. Cards are in catalog order. */
export type RunCatalog = Readonly<{
  /** The release as of the first day of a projection, `assumptions.today`. */
  release: Release
  assumptions: Assumptions
  /** The habits in `assumptions`. */
  habits: RunHabits
  compiled: Compiled
  /** Memo tables of the runs of this catalog. A thread that runs it has a catalog of its own. */
  context: RunContext
  /** Memo tables for wallet questions about this catalog. */
  wallets: WalletContext
  /** Cards that can be recommended, in order of name. */
  openByName: readonly number[]
  /** Cards whose second year pays differently from the first, and whose third year does from the second. */
  cardsWithOtherSecondYear: readonly number[]
  cardsWithOtherThirdYear: readonly number[]
}>

/** Compiling takes longer than many runs, so callers cache the result. */
export function createRunCatalog(published: Release, today: Day, habits = defaultHabits): RunCatalog {
  const release = releaseOn(published, today)
  const assumptions: Assumptions = {
    ...defaultAssumptions,
    ...assumptionsOf(habits),
    today,
    pointValues: pointValues(release.programs, 'usual'),
  }
  const compiled = compileCatalog(
    release.cards.map(({ engine }) => engine),
    assumptions,
  )
  const cardsWhere = (isWanted: (card: Compiled['cards'][number]) => boolean) =>
    compiled.cards.flatMap((card, index) => (isWanted(card) ? [index] : []))
  return {
    release,
    assumptions,
    habits,
    compiled,
    context: createRunContext(compiled),
    wallets: createWalletContext(),
    openByName: [...compiled.openByName],
    cardsWithOtherSecondYear: cardsWhere(({ plans, match }) => match > 1 || plans[0] !== plans[1]),
    cardsWithOtherThirdYear: cardsWhere(({ plans }) => plans[1] !== plans[2]),
  }
}
