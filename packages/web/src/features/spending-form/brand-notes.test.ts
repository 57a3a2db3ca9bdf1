import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { expect, it } from 'vitest'
import { profileOptions } from '../../testing/profile-page.tsx'
import { brandNotes } from './brand-notes.ts'
import { type Costs, emptyCosts } from './costs.ts'

const flyer: Profile = { ...defaultProfile, programs: { delta: 9600 } }
const notes = (changes: Partial<Costs>, profile = flyer) =>
  brandNotes({ ...emptyCosts, ...changes }, profile, profileOptions)

it('say which part of a typed amount is with the brand', () => {
  expect(notes({ travel: '1000', details: { flights: '1000' } })).toEqual({
    flights: 'Of this, $800 with Delta',
  })
})

it('show half of the amount for a brand without one', () => {
  const unstated = { ...flyer, programs: { delta: null } }
  expect(notes({ travel: '1000', details: { flights: '1000' } }, unstated)).toEqual({
    flights: 'Of this, $500 with Delta',
  })
})

it('show what counts if the finer amount is empty', () => {
  const member = { ...defaultProfile, memberships: ['costco'], memberSpending: { costco: 3600 } }
  expect(notes({ other: '900' }, member)).toEqual({
    warehouseClubs: 'We count $300 at Costco from your profile',
  })
})

it('are empty without brands, spending or options', () => {
  expect(notes({ travel: '1000' }, defaultProfile)).toEqual({})
  expect(notes({})).toEqual({})
  expect(brandNotes({ ...emptyCosts, travel: '1000' }, flyer, null)).toEqual({})
})
