import { expect, it } from 'vitest'
import { defaultProfile } from './profile.ts'
import { usesCredit, withCredit } from './used-credits.ts'

const travel = { id: 'travel', isDefault: true }
const rides = { id: 'rides', isDefault: false }

it('counts broad credits until the person turns them off, and others once they turn them on', () => {
  expect([travel, rides].map((credit) => usesCredit(defaultProfile, credit))).toEqual([true, false])
  const other = withCredit(withCredit(defaultProfile, travel, false), rides, true)
  expect(other).toMatchObject({ credits: ['rides'], creditAmounts: { travel: 0 } })
  expect([travel, rides].map((credit) => usesCredit(other, credit))).toEqual([false, true])
  expect(withCredit(withCredit(other, travel, true), rides, false)).toEqual(defaultProfile)
})

it('forgets an amount if the person changes their mind', () => {
  const stated = { ...defaultProfile, creditAmounts: { rides: 40, travel: 250 } }
  expect([travel, rides].map((credit) => usesCredit(stated, credit))).toEqual([true, true])
  expect(withCredit(stated, rides, false)).toMatchObject({ credits: [], creditAmounts: { travel: 250 } })
})
