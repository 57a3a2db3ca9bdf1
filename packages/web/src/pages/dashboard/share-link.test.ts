import { defaultProfile } from '@cardsight/contract/profile'
import { expect, it } from 'vitest'
import { emptyCosts } from '../../features/spending-form/costs.ts'
import { smallFound } from '../../testing/small-found.ts'
import { readHandedOverCosts } from './handed-over-costs.ts'
import { roundedCosts, shareQuery } from './share-link.ts'
import { defaultResultSetting } from './state/dashboard-state.ts'

it('has the amounts, what we assume and the settings that differ from the usual ones', () => {
  const query = shareQuery({
    costs: { ...emptyCosts, grocery: '500', details: { flights: '120' }, isManualCost: true },
    profile: { ...defaultProfile, credit: 'fair' },
    resultSetting: { ...defaultResultSetting, topYearProjection: '3' },
  })
  expect(query).toBe('?step=results&years=3&grocery=500&flights=120&credit=fair&shared=1')
  // An amount is at least the sum of its details.
  expect(readHandedOverCosts(query)).toMatchObject({ grocery: '500', travel: '120' })
})

it('rounds linked spending to ten dollars a month', () => {
  // Restaurants $2,000 a year is $167 a month, Travel $4,000 is $333, Other $100 is $8.
  expect(roundedCosts(smallFound.details)).toEqual({
    ...emptyCosts,
    restaurant: '170',
    travel: '330',
    other: '10',
  })
})
