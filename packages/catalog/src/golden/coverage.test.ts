import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Card, EarnRule, Selector } from '@cardsight/engine'
import { describe, expect, it } from 'vitest'
import { engineCards, programs } from '../index.ts'

const folder = import.meta.dirname
const cases = readdirSync(folder)
  .filter((name) => name.endsWith('.golden.test.ts'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n')
const reckoned = engineCards.filter(({ id }) => cases.includes(`'${id}'`))

describe('the cards reckoned by hand', () => {
  it('are at least 60', () => {
    expect(reckoned.length).toBeGreaterThanOrEqual(60)
  })

  it('have every structure that occurs on a card of the catalog', () => {
    const covered = new Set(reckoned.flatMap(structuresOf))
    const occurring = [...new Set(engineCards.flatMap(structuresOf))].sort()
    expect(occurring.length).toBeGreaterThan(30)
    expect(occurring.filter((structure) => !covered.has(structure))).toEqual([])
  })
})

function structuresOf(card: Card): string[] {
  const stated = programs[card.program]?.values
  return [
    card.isOpen ? 'open' : 'closed',
    `${card.rules.length === 0 ? 'no' : 'some'} reward`,
    stated === undefined ? 'points without a value' : `points of ${stated === 'face' ? 'money' : 'value'}`,
    card.foreignFeePpm === undefined ? 'fee abroad not stated' : `fee abroad ${card.foreignFeePpm}`,
    ...(card.isFirstYearMatched ? ['first-year match'] : []),
    ...(card.fee.later > 0 ? ['fee'] : []),
    ...(card.fee.firstYear === card.fee.later ? [] : ['fee of the first year']),
    ...card.anniversary.map(({ fromYear }) => `anniversary from year ${fromYear}`),
    ...(card.credits.length > 0 ? ['credits'] : []),
    ...(card.bonus.length > 1 ? ['bonus in tiers'] : []),
    ...card.bonus.flatMap(({ valueCents, spend }) => [
      `bonus of ${valueCents === undefined ? 'points' : 'value'}`,
      `bonus ${spend === 0 ? 'without' : 'for'} spending`,
    ]),
    ...Object.keys(card.caps).map((cap) => describeCap(card, cap)),
    ...card.rules.flatMap(describeRule),
  ]
}

function describeCap({ caps, rules }: Card, id: string): string {
  const users = rules.filter(({ cap }) => cap === id)
  const rates = new Set(users.map(({ rate }) => rate)).size
  return `cap on ${caps[id]?.on} by ${caps[id]?.per}, ${users.length > 1 ? 'shared' : 'own'}, ${rates > 1 ? 'several rates' : 'one rate'}`
}

function describeRule(rule: EarnRule): string[] {
  const { target, condition, cap, rateAfter } = rule
  const size = target.kind === 'chosen' ? target.count : target.kind === 'top' && target.rank
  const per = target.kind === 'chosen' || target.kind === 'top' ? target.per : ''
  const id = condition && 'id' in condition ? condition.id : ''
  const flags = ['stacks', 'from', 'to', 'firstYearOnly', 'firstDays', 'aboveYearlySpend'] as const
  return [
    `target ${target.kind} ${size} ${per}`,
    ...(target.kind === 'where' ? describePlace(target.where) : []),
    ...(condition ? [`condition ${condition.kind} ${id}`] : []),
    ...(cap === undefined ? [] : [`${rateAfter === undefined ? 'no' : 'a'} rate after its cap`]),
    ...(rule.rate % 1000 === 0 ? [] : ['rate of a fraction']),
    ...flags.filter((flag) => rule[flag] !== undefined),
  ]
}

function describePlace(where: Selector): string[] {
  return Object.keys(where).map((key) => `place by ${key}`)
}
