import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { emptyCosts } from '../features/spending-form/costs.ts'
import { clearAll, storageKeys, writeValue } from '../lib/storage.ts'
import { readAnsweredCosts, useOwnCosts, writeOwnCosts } from './own-costs.ts'

afterEach(clearAll)

const submitted = { ...emptyCosts, gas: '50', isManualCost: true }
const typed = { ...emptyCosts, gas: '80' }

it('are null until something is typed anywhere', () => {
  const { result } = renderHook(useOwnCosts)
  expect(result.current).toBeNull()
  act(() => writeOwnCosts(typed))
  expect(result.current).toEqual(typed)
})

it('are those that were typed last, not those of the last results', () => {
  writeValue(storageKeys.costs, submitted)
  const { result } = renderHook(useOwnCosts)
  expect(result.current).toEqual(submitted)
  act(() => writeOwnCosts(typed))
  expect(result.current).toEqual(typed)
})

it('skip an empty form and whatever is no form', () => {
  writeValue(storageKeys.costs, submitted)
  writeOwnCosts(emptyCosts)
  const { result } = renderHook(useOwnCosts)
  expect(result.current).toEqual(submitted)
  act(() => writeValue(storageKeys.costs, 'nonsense'))
  expect(result.current).toBeNull()
})

it('count before linked accounts only if the last results were for them', () => {
  writeOwnCosts(typed)
  expect(readAnsweredCosts()).toBeNull()
  writeValue(storageKeys.costs, submitted)
  expect(readAnsweredCosts()).toEqual(submitted)
  // The results of linked accounts leave the amounts of the form behind.
  writeValue(storageKeys.costs, { ...submitted, isManualCost: false })
  expect(readAnsweredCosts()).toBeNull()
})
