import { expect, it } from 'vitest'
import { bonuses, creditOdds, run } from '../testing/sample-import.ts'

const gas = {
  category: 'gas',
  value: 3,
  unit: 'percent',
  spend_cap: 500,
  cap_period: 'monthly',
  rate_after_cap: 1,
}
const everything = { category: 'everything_else', value: 1, unit: 'percent' }
const card = {
  earns: '[{ rate: 3, on: [gas], cap: { spend: 500, per: month } }, { rate: 1, on: [everything] }]',
}

it('records an older source that states the same, beside ours', () => {
  const { facts } = run([bonuses({}, '2026-06-08')])
  expect(facts.fee).toEqual({
    yearly: 39.5,
    seen: 'duff 2026-09-21',
    also: 'bonuses 2026-06-08 read 2026-11-16',
  })
})

it('keeps the newest of several, and nothing about a source that disagrees', () => {
  const { facts } = run([bonuses({ annualFee: 49 }, '2026-06-08'), creditOdds({}, '2026-08-18')])
  expect(facts.fee.also).toBe('creditodds 2026-08-18 read 2026-11-16')
})

it('never names the source of the fact itself', () => {
  const fee = '{ yearly: 39.5, seen: bonuses 2026-09-21 }'
  expect(run([bonuses({}, '2026-06-08')], { card: { fee } }).facts?.fee.also).toBeUndefined()
})

it('takes the same rate with another cap for another rule', () => {
  const earns = card.earns.replace('cap:', 'seen: duff 2026-10-10, cap:')
  const also = (changes: object) =>
    run([creditOdds({ rewards: [{ ...gas, ...changes }, everything] }, '2026-09-01')], { card: { earns } })
      .facts?.earns[0].also
  expect(also({})).toBe('creditodds 2026-09-01 read 2026-11-16')
  expect(also({ spend_cap: 600 })).toBeUndefined()
})
