import { cardFormat as generatedCardFormat } from '../generated/card-format.js'
import {
  boosts,
  cardRecords,
  issuerRules,
  lending,
  memberships,
  pairs,
  programs as programDetails,
  vocabulary,
} from '../generated/catalog.js'
import {
  engineCards as generatedEngineCards,
  programs as generatedPrograms,
  version,
} from '../generated/engine-cards.js'
import { joinRelease } from './join-release.ts'
import type { ProgramSummaries, Release } from './release.ts'

export { creditId } from './credit-id.ts'
export { describeCard, describeTerms } from './describe/describe-card.ts'
export { describeAcceptance } from './describe/details.ts'
export { isMoney } from './describe/format.ts'
export { endingOffers } from './ending-offers.ts'
export { factAges } from './fact-ages.ts'
export { FORMAT_VERSION } from './format-version.ts'
export { ageInDays, type FactKind, isSeenStale, isStale, offerFreshness } from './freshness.ts'
export { impliedMemberships } from './implied-memberships.ts'
export { pointValues } from './point-values.ts'
export { programKeys, programOfKey, valuesOfKey } from './program-key.ts'
export { type Provenance, sourcesOf } from './provenance.ts'
export type { CardId, CatalogCard, Programs, Release } from './release.ts'
export { releaseFor, releaseOn } from './release-on.ts'
export { catalogHealth } from './report/catalog-health.ts'
export { parseSeen, type Seen } from './seen.ts'
export { sourcePage } from './source-page.ts'

/** The published catalog, compiled from `cards/` and `tables/` by the build. Deeply frozen. */
export const release: Release = /* @__PURE__ */ joinRelease(
  { version, programs: programDetails, memberships, pairs, issuerRules, boosts, lending, vocabulary },
  cardRecords,
  generatedEngineCards,
)

/** The engine cards and the point values without descriptions, small enough for a browser. */
export const engineCards = generatedEngineCards
export const programs: ProgramSummaries = generatedPrograms

/** The card format as JSON Schema. */
export const cardFormat = generatedCardFormat
