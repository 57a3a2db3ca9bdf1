import { pointValues, type Release } from '@cardsight/catalog'
import {
  type Assumptions,
  type Compiled,
  compileCatalog,
  createRunContext,
  createWalletContext,
  defaultAssumptions,
  type RunContext,
  type WalletContext,
} from '@cardsight/engine'

/** A catalog ready for runs, for people who have said nothing about themselves. Cards are in its order. */
export type RunCatalog = Readonly<{
  release: Release
  assumptions: Assumptions
  compiled: Compiled
  /** Memo tables of the runs of this catalog. A thread that runs it has a catalog of its own. */
  context: RunContext
  /** Memo tables for wallet questions about this catalog. */
  wallets: WalletContext
  /** Those that may be recommended, in the order of their names. */
  openByName: readonly number[]
  /** Those that pay otherwise in the first year than later. */
  cardsWithOtherFirstYear: readonly number[]
}>

/** Made once for each app: compiling costs more than many runs. */
export function createRunCatalog(release: Release): RunCatalog {
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
    assumptions,
    compiled,
    context: createRunContext(compiled),
    wallets: createWalletContext(),
    openByName: [...compiled.openByName],
    cardsWithOtherFirstYear,
  }
}
