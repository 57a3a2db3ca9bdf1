import { pointValues, type Release, releaseOn } from '@cardsight/catalog'
import { type Compiled, compileCatalog, createRunContext, type RunContext } from '@cardsight/engine/backtest'
import { type Assumptions, defaultAssumptions } from '@cardsight/engine/cards'
import type { Day } from '@cardsight/engine/dates'
import { createWalletContext, type WalletContext } from '@cardsight/engine/wallet'

/** A catalog compiled for runs, for users without a profile. Cards are in catalog order. */
export type RunCatalog = Readonly<{
  /** The release as of `today`. */
  release: Release
  /** The first day of a projection. Offers that ended before it don't count. */
  today: Day
  assumptions: Assumptions
  compiled: Compiled
  /** Memo tables of the runs of this catalog. A thread that runs it has a catalog of its own. */
  context: RunContext
  /** Memo tables for wallet questions about this catalog. */
  wallets: WalletContext
  /** Cards that can be recommended, in order of name. */
  openByName: readonly number[]
  /** Cards whose first year pays differently from later years. */
  cardsWithOtherFirstYear: readonly number[]
}>

/** Call once per app: compiling takes longer than many runs. */
export function createRunCatalog(published: Release, today: Day): RunCatalog {
  const release = releaseOn(published, today)
  const assumptions: Assumptions = {
    ...defaultAssumptions,
    pointValues: pointValues(release.programs, 'usual'),
  }
  const compiled = compileCatalog(
    release.cards.map(({ engine }) => engine),
    assumptions,
  )
  const cardsWithOtherFirstYear = compiled.cards.flatMap(({ first, later, match }, index) =>
    match > 1 || first !== later ? [index] : [],
  )
  return {
    release,
    today,
    assumptions,
    compiled,
    context: createRunContext(compiled),
    wallets: createWalletContext(),
    openByName: [...compiled.openByName],
    cardsWithOtherFirstYear,
  }
}
