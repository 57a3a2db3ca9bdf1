/**
 * Builds the cards details from the numbers of a run and the texts of the cards, for the person of a profile. Pure: server
 * and browser share it, so that a change of the profile needs no new run.
 */
import { byYears, type CardRow } from './card-list.ts'
import type { CardTexts } from './cards.ts'
import type { CardsDetails } from './cards-details.ts'
import { dollarsOf } from './dollars.ts'
import { expandCards } from './expand-stats.ts'
import { lazy } from './lazy.ts'
import { defaultProfile, type Profile } from './profile.ts'
import type { RunNumbers } from './run-numbers.ts'
import { valueRun } from './value-run.ts'

/** Expands a run to its cards details. Throws RangeError if the texts belong to another catalog version. */
export function expandRun(
  run: RunNumbers,
  texts: CardTexts,
  profile: Profile = defaultProfile,
): CardsDetails {
  const valued = valueRun(run, texts, profile)
  const { within, outside } = valued
  const lists = (rows: readonly CardRow[], hasBonus: boolean) =>
    byYears((years) => valued.list(rows, years, hasBonus))
  const [results, noBonus] = [lists(within, true), lists(within, false)]
  const answersOf = (ranked: typeof results) => byYears((years) => valued.answer(ranked[years], years))
  const rowsAlone = run.categories.map((_, category) => lazy(() => valued.rowsAlone(category)))
  const listsByCategory = (hasBonus: boolean) =>
    Object.fromEntries(
      run.categories.map(({ name, spendingCents }, category) => [
        name,
        byYears((years) => {
          const list = lazy(() => valued.listBest(rowsAlone[category]?.() ?? [], years, hasBonus))
          return {
            spending: dollarsOf(spendingCents * years),
            get results() {
              return list()
            },
          }
        }),
      ]),
    )
  return {
    catalogVersion: run.catalogVersion,
    cardTexts: run.cardTexts,
    assumptions: assumptionsOf(profile),
    results,
    noBonus_results: noBonus,
    outOfReach: lists(outside, true),
    noBonus_outOfReach: lists(outside, false),
    answers: answersOf(results),
    noBonus_answers: answersOf(noBonus),
    debt: valued.debt,
    resultsByCategory: listsByCategory(true),
    noBonus_resultsByCategory: listsByCategory(false),
    cards: expandCards(run, valued),
    ...run.insights,
  }
}

/** The profile as a result states it. */
function assumptionsOf(profile: Profile): CardsDetails['assumptions'] {
  return { ...profile, memberships: [...profile.memberships], credits: [...profile.credits] }
}
