import { type Release, releaseFor, releaseOn } from '@cardsight/catalog'
import { defaultProfile } from '@cardsight/contract/profile'
import type { ProfileOptions } from '@cardsight/contract/profile-schemas'
import { defaultHabits, noUsableCents, type RunHabits, valuationOf } from '@cardsight/contract/runs'
import { type Compiled, compileCatalog, createRunContext, type RunContext } from '@cardsight/engine/backtest'
import { type Assumptions, defaultAssumptions } from '@cardsight/engine/cards'
import type { Day } from '@cardsight/engine/dates'
import { createWalletContext, type WalletContext } from '@cardsight/engine/wallet'
import { profileOptionsOf } from './profile-options.ts'
import { assumptionsOf } from './run-habits.ts'

/** A catalog compiled for runs of people with the same habits. Cards are in catalog order. */
export type RunCatalog = Readonly<{
  /** The release as of the first day of a projection, `assumptions.today`. */
  release: Release
  /** Those of the default profile, except for the habits. */
  assumptions: Assumptions
  profileOptions: ProfileOptions
  /** The habits in `assumptions`. */
  habits: RunHabits
  compiled: Compiled
  /** Memo tables of the runs of this catalog. A thread that runs it has a catalog of its own. */
  context: RunContext
  /** Memo tables for wallet questions about this catalog. */
  wallets: WalletContext
  /** Cards that can be recommended, in order of name. */
  openByName: readonly number[]
}>

/** Without business cards, unless the habits are those of a person with a business. Compiling takes longer than many runs, so callers cache the result. */
export function createRunCatalog(published: Release, today: Day, habits = defaultHabits): RunCatalog {
  const release = releaseOn(releaseFor(published, habits), today)
  const profileOptions = profileOptionsOf(release)
  const assumptions: Assumptions = {
    ...defaultAssumptions,
    ...assumptionsOf(habits),
    ...valuationOf(defaultProfile, profileOptions, noUsableCents),
    today,
  }
  const compiled = compileCatalog(
    release.cards.map(({ engine }) => engine),
    assumptions,
  )
  return {
    release,
    assumptions,
    habits,
    profileOptions,
    compiled,
    context: createRunContext(compiled),
    wallets: createWalletContext(),
    openByName: [...compiled.openByName],
  }
}
