import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Card, EarnRule, Selector } from '@cardsight/engine/cards'
import { describe, expect, it } from 'vitest'
import { engineCards, type Programs, programs, valuesOfKey } from '../index.ts'

const folder = import.meta.dirname
const goldenTests = readdirSync(folder)
  .filter((name) => name.endsWith('.golden.test.ts'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n')
const testedCards = engineCards.filter(({ id }) => goldenTests.includes(`'${id}'`))

describe('the golden tests', () => {
  it('cover at least 60 cards', () => {
    expect(testedCards.length).toBeGreaterThanOrEqual(60)
  })

  it('cover every feature that a card in the catalog has', () => {
    const covered = new Set(testedCards.flatMap(featuresOf))
    const used = [...new Set(engineCards.flatMap(featuresOf))].sort()
    expect(used.length).toBeGreaterThan(30)
    expect(used.filter((feature) => !covered.has(feature))).toEqual([])
  })
})

function featuresOf(card: Card): string[] {
  return [
    card.isOpen ? 'open' : 'closed',
    `${card.rules.length === 0 ? 'no' : 'some'} rewards`,
    describeRewards(valuesOfKey(card.program, programs)),
    `foreign transaction fee ${card.foreignFeePpm ?? 'not stated'}`,
    ...(card.isFirstYearMatched ? ['first-year match'] : []),
    ...(card.fee.later > 0 ? ['fee'] : []),
    ...(card.fee.firstYear === card.fee.later ? [] : ['different first-year fee']),
    ...card.anniversary.map(({ fromYear }) => `anniversary from year ${fromYear}`),
    ...(card.credits.length > 0 ? ['credits'] : []),
    ...(card.bonus.length > 1 ? ['tiered bonus'] : []),
    ...card.bonus.flatMap(({ valueCents, spend }) => [
      `bonus in ${valueCents === undefined ? 'points' : 'dollars'}`,
      `bonus ${spend === 0 ? 'without' : 'with'} a spending requirement`,
    ]),
    ...Object.keys(card.caps).map((cap) => describeCap(card, cap)),
    ...card.rules.flatMap(describeRule),
  ]
}

function describeRewards(values: Programs[string]['values']): string {
  if (values === undefined) {
    return 'points without a value'
  }
  return values === 'face' ? 'cash back' : 'points with a value'
}

function describeCap({ caps, rules }: Card, id: string): string {
  const users = rules.filter(({ cap }) => cap === id)
  const rates = new Set(users.map(({ rate }) => rate)).size
  return `cap on ${caps[id]?.on} per ${caps[id]?.per}, ${users.length > 1 ? 'shared' : 'own'}, ${rates > 1 ? 'several rates' : 'one rate'}`
}

function describeRule(rule: EarnRule): string[] {
  const { target, condition, cap, rateAfter } = rule
  const size = target.kind === 'chosen' ? target.count : target.kind === 'top' && target.rank
  const per = target.kind === 'chosen' || target.kind === 'top' ? target.per : ''
  const id = condition && 'id' in condition ? condition.id : ''
  const flags = ['stacks', 'from', 'to', 'firstYearOnly', 'firstDays', 'aboveYearlySpend'] as const
  return [
    `target ${target.kind} ${size} ${per}`,
    ...(target.kind === 'where' ? describeSelector(target.where) : []),
    ...(condition ? [`condition ${condition.kind} ${id}`] : []),
    ...(cap === undefined ? [] : [`${rateAfter === undefined ? 'no' : 'a'} rate after its cap`]),
    ...(rule.rate % 1000 === 0 ? [] : ['fractional rate']),
    ...flags.filter((flag) => rule[flag] !== undefined),
  ]
}

function describeSelector(where: Selector): string[] {
  return Object.keys(where).map((key) => `selects by ${key}`)
}
