import { pointValues, type Release } from '@cardsight/catalog'
import {
  type Assumptions,
  type Compiled,
  compileCatalog,
  createWalletContext,
  defaultAssumptions,
  type WalletContext,
} from '@cardsight/engine'

/** A catalog compiled for runs, for users without a profile. Cards are in catalog order. */
export type RunCatalog = Readonly<{
  release: Release
  assumptions: Assumptions
  compiled: Compiled
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
  const openByName = [...compiled.openByName]
  const wallets = createWalletContext()
  return { release, assumptions, compiled, wallets, openByName, cardsWithOtherFirstYear }
}
