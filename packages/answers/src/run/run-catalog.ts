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
  /** Cards whose first year pays differently from later years. */
  cardsWithOtherFirstYear: readonly number[]
}>

/** Call once per app: compiling takes longer than many runs. */
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
