import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writeSites } from '../background/keep-book.ts'
import { browserStorage } from '../testing/browser-storage.ts'
import { findSite } from './find-site.ts'
import { lookUpSite } from './look-up-site.ts'

beforeEach(() => {
  vi.stubGlobal('chrome', browserStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('finds what the whole table has, without it', async () => {
  await chrome.storage.local.set({ 'site gone.example': { name: 'Gone' } })
  await writeSites()
  const other = vi.fn(() => null)
  for (const address of [
    'https://www.costco.com/cart',
    'https://sameday.costco.com/',
    'http://amazon.com',
    'https://smile.amazon.com/x?y=z',
  ]) {
    const found = await lookUpSite(address, other)
    expect(found?.store).not.toBeNull()
    expect(found).toEqual(findSite(address))
  }
  expect(other).not.toHaveBeenCalled()
  for (const address of [
    'https://shop.example.co.uk/',
    'about:blank',
    'https://gone.example/',
    'https://com/',
  ]) {
    await lookUpSite(address, other)
    expect(other).toHaveBeenLastCalledWith(address)
  }
})
