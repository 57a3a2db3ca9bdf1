import { pointValues, type Release } from '@cardsight/catalog'
import { type Compiled, compileCatalog, createRunContext, type RunContext } from '@cardsight/engine/backtest'
import { type Assumptions, defaultAssumptions } from '@cardsight/engine/cards'
import type { Day } from '@cardsight/engine/dates'
import { createWalletContext, type WalletContext } from '@cardsight/engine/wallet'

/** A catalog compiled for runs, for users without a profile. Cards are in catalog order. */
export type RunCatalog = Readonly<{
  release: Release
  assumptions: Assumptions
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

/** Returns the catalog of a day. Compiling takes longer than many runs, so the last one is cached. */
export function createDailyCatalog(release: Release): (today: Day) => RunCatalog {
  let last: RunCatalog | null = null
  return (today) => {
    last = last?.assumptions.today === today ? last : createRunCatalog(release, today)
    return last
  }
}

/** The catalog for projections that start today. */
export function createRunCatalog(release: Release, today: Day): RunCatalog {
  const assumptions: Assumptions = {
    ...defaultAssumptions,
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
    compiled,
    context: createRunContext(compiled),
    wallets: createWalletContext(),
    openByName: [...compiled.openByName],
    cardsWithOtherSecondYear: cardsWhere(({ plans, match }) => match > 1 || plans[0] !== plans[1]),
    cardsWithOtherThirdYear: cardsWhere(({ plans }) => plans[1] !== plans[2]),
  }
}
