import { expect, it } from 'vitest'
import { smallFound } from '../../testing/small-found.ts'
import { defaultResultSetting } from '../state/dashboard-state.ts'
import { resultsCsv } from './results-csv.ts'

it('lists every card in order, with the parts of its total', () => {
  // Ferry 160 + 200 - 95
  expect(resultsCsv(smallFound, { ...defaultResultSetting, topFilters: ['Travel'] })).toBe(
    [
      'Rank,Card,Issuer,Years,Total Reward,Reward from transactions,Intro Bonus,Annual Fee,Within reach',
      '1,Ferry,Example Bank,1,265,160,200,-95,yes',
      '2,Bistro,Example Bank,1,180,180,0,0,yes',
      '3,Anchor,Example Bank,1,122,122,0,0,yes',
      '',
    ].join('\r\n'),
  )
})

it('lists cards out of reach below, without a rank', () => {
  const details = smallFound.expand({ ...smallFound.details.assumptions, credit: 'fair' })
  const lines = resultsCsv({ ...smallFound, details }, defaultResultSetting).split('\r\n')
  expect(lines[1]).toBe(',Ferry,Example Bank,1,265,160,200,-95,no')
})
