import { pointValues, type Release } from '@cardsight/catalog'
import { type Assumptions, type Compiled, compileCatalog, defaultAssumptions } from '@cardsight/engine'

/** A catalog ready for runs, with what is taken for granted about people who have said nothing. */
export type RunCatalog = Readonly<{ release: Release; compiled: Compiled }>

/** Made once for each app: compiling costs more than many runs. Cards keep the order of the release. */
export function createRunCatalog(release: Release): RunCatalog {
  const assumptions: Assumptions = {
    ...defaultAssumptions,
    pointValues: pointValues(release.programs, 'usual'),
  }
  const cards = release.cards.map(({ engine }) => engine)
  return { release, compiled: compileCatalog(cards, assumptions) }
}
