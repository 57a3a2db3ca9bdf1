import { defaultProfile } from '@cardsight/contract/profile'
import { beforeEach, expect, it, vi } from 'vitest'
import { readProfile, writeProfile } from '../features/profile/stored-profile.ts'
import { bringOwnBack, isViewingShared, keepShared, setOwnAside, watchViewing } from './own-data.ts'
import { clearAll, readText, storageKeys, writeText } from './storage.ts'

beforeEach(clearAll)

it('brings back the amounts and the profile that a shared link replaced', () => {
  writeText('local', storageKeys.costs, 'my amounts')
  writeProfile({ ...defaultProfile, credit: 'fair' })
  setOwnAside()
  writeText('local', storageKeys.costs, 'shared amounts')
  writeText('local', storageKeys.typedCosts, 'shared amounts')
  writeProfile({ ...defaultProfile, credit: 'excellent' })
  expect(isViewingShared()).toBe(true)
  bringOwnBack()
  expect(isViewingShared()).toBe(false)
  expect(readText('local', storageKeys.costs)).toBe('my amounts')
  expect(readText('local', storageKeys.typedCosts)).toBeNull()
  expect(readProfile().credit).toBe('fair')
})

it('still has the own amounts after a second shared link', () => {
  writeText('local', storageKeys.costs, 'my amounts')
  setOwnAside()
  writeText('local', storageKeys.costs, 'first link')
  setOwnAside()
  writeText('local', storageKeys.costs, 'second link')
  bringOwnBack()
  expect(readText('local', storageKeys.costs)).toBe('my amounts')
})

it('keeps the shared amounts on request, and says when viewing begins and ends', () => {
  const heard = vi.fn()
  const stop = watchViewing(heard)
  setOwnAside()
  writeText('local', storageKeys.costs, 'shared amounts')
  keepShared()
  stop()
  expect(heard).toHaveBeenCalledTimes(2)
  expect(isViewingShared()).toBe(false)
  expect(readText('local', storageKeys.costs)).toBe('shared amounts')
})

it('removes the shared amounts if what was set aside can’t be read', () => {
  writeText('local', storageKeys.ownData, 'damaged')
  writeText('local', storageKeys.costs, 'shared amounts')
  bringOwnBack()
  expect(isViewingShared()).toBe(false)
  expect(readText('local', storageKeys.costs)).toBeNull()
})
