import { releaseWithBusiness as release } from '@cardsight/catalog/business'
import { defaultProfile } from '@cardsight/contract/profile'
import { sample } from '@cardsight/engine/testing'
import { describe, expect, it } from 'vitest'
import { checkRule, type Rank } from './check-rule.ts'
import { commonRules } from './common-rules.ts'
import { panel } from './panel.ts'
import { panelCardsOf } from './panel-card.ts'
import type { CardSet, Person, Rule } from './person.ts'
import { type Ranking, rankFor } from './rank-for.ts'

const cards = panelCardsOf(release)
const MIN_PEOPLE = 120

describe.each(sample(panel))('$name', (person) => {
  const rank = createRank(person)
  it.each([...person.rules, ...commonRules(person)].map((rule) => [titleOf(rule), rule] as const))(
    '%s',
    (_title, rule) => {
      const fault = checkRule(rule, person, rank, cards)
      if (fault !== null) {
        expect.fail(fault)
      }
    },
  )
})

/** Ranks every profile of a person once. */
function createRank(person: Person): Rank {
  const rankings = new Map<string, Ranking>()
  return (profile, options) => {
    const key = JSON.stringify([profile, options])
    const ranking = rankings.get(key) ?? rankFor(profile, person, options)
    rankings.set(key, ranking)
    return ranking
  }
}

function titleOf({ why, years = 1, bonus = true }: Rule): string {
  return `${why} (${years}-year, ${bonus ? 'with' : 'no'} bonus)`
}

describe('the panel', () => {
  it('has enough people, each with a name, advice, rules and a judgment of their own', () => {
    expect(panel.length).toBeGreaterThanOrEqual(MIN_PEOPLE)
    expect(new Set(panel.map(({ name }) => name)).size).toBe(panel.length)
    const isSentence = (text: string) => /^[A-Z0-9].*\.$/.test(text)
    const silent = ({ rules, advice, judgment }: Person) =>
      rules.length === 0 || !isSentence(advice) || !/^(Credible|Partly credible): .*\.$/.test(judgment)
    expect(panel.filter(silent)).toEqual([])
  })

  it('names only cards, programs, memberships and credits of the catalog', () => {
    const unknown = panel.flatMap((person) => [
      ...person.rules.flatMap(cardIdsOf).filter((id) => !cards.has(id)),
      ...commonRules(person)
        .flatMap(cardIdsOf)
        .filter((id) => !cards.has(id)),
      ...[...person.rules.flatMap(programsOf), ...programsOfProfile(person)].filter(
        (id) => !(id in release.programs),
      ),
      ...(person.profile.memberships ?? []).filter((id) => !(id in release.memberships)),
      ...(person.profile.credits ?? []).filter((id) => !creditIds.has(id)),
    ])
    expect(unknown).toEqual([])
  })

  it('has no rule that every ranking obeys', () => {
    const empty = panel
      .flatMap(({ rules }) => rules)
      .filter((rule) => {
        if ('none' in rule) {
          return rule.within < 1 || [...cards.values()].every(({ id }) => !isNamed(rule.none, id))
        }
        if ('listed' in rule) {
          return rule.ids.length === 0
        }
        const hasBounds = 'bonusOf' in rule || 'thirdYearOf' in rule || 'gainOf' in rule
        return hasBounds && rule.atLeast === undefined && rule.atMost === undefined
      })
    expect(empty).toEqual([])
  })
})

const creditIds = new Set(release.cards.flatMap(({ engine }) => engine.credits.map(({ id }) => id)))

/** Returns true if some profile puts the card into the set. */
function isNamed({ ids = [], programs = [], feeAbove, traits = [] }: CardSet, id: string): boolean {
  const card = cards.get(id)
  return (
    ids.includes(id) ||
    traits.length > 0 ||
    (card !== undefined &&
      (programs.includes(card.program) || card.fee > (feeAbove ?? Number.POSITIVE_INFINITY)))
  )
}

function cardIdsOf(rule: Rule): readonly string[] {
  return [
    ...setsOf(rule).flatMap(({ ids = [] }) => ids),
    ...('above' in rule ? rule.above : []),
    ...('listed' in rule ? rule.ids : []),
    ...('totalOf' in rule ? [rule.totalOf] : []),
    ...('bonusOf' in rule ? [rule.bonusOf] : []),
    ...('thirdYearOf' in rule ? [rule.thirdYearOf] : []),
    ...('gainOf' in rule ? [rule.gainOf] : []),
  ]
}

function programsOf(rule: Rule): readonly string[] {
  return setsOf(rule).flatMap(({ programs = [] }) => programs)
}

function programsOfProfile({ profile }: Person): readonly string[] {
  const { programs, pointValues } = { ...defaultProfile, ...profile }
  return [...Object.keys(programs), ...Object.keys(pointValues)]
}

function setsOf(rule: Rule): readonly CardSet[] {
  return [
    ...('some' in rule ? [rule.some] : []),
    ...('none' in rule ? [rule.none] : []),
    ...('first' in rule ? [rule.first] : []),
  ]
}
