import { defaultProfile, profileQuery } from '@cardsight/contract/profile'
import { expect, it } from 'vitest'
import { readText, storageKeys } from '../../lib/storage.ts'
import { adoptSharedProfile, readSharedProfile } from './shared-profile.ts'

it('reads back the profile of a link, next to amounts and settings', () => {
  const profile = { ...defaultProfile, credit: 'fair', memberships: ['costco'], rent: 1200 } as const
  const query = new URLSearchParams({ ...profileQuery(profile), grocery: '500', years: '3' })
  expect(readSharedProfile(`?${query}`)).toEqual(profile)
})

it('is the default without parameters, and nothing if they are invalid', () => {
  expect(readSharedProfile('?grocery=500')).toEqual(defaultProfile)
  expect(readSharedProfile('?credit=perfect')).toBeNull()
})

it('is stored if it differs from this browser’s, so that a default stays a default', () => {
  localStorage.clear()
  adoptSharedProfile('?grocery=500')
  expect(readText('local', storageKeys.profile)).toBeNull()
  adoptSharedProfile('?grocery=500&credit=fair')
  expect(readText('local', storageKeys.profile)).toContain('"fair"')
  adoptSharedProfile('?grocery=500')
  expect(readText('local', storageKeys.profile)).toContain(`"${defaultProfile.credit}"`)
})
