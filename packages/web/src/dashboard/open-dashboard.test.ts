import { apiPaths } from '@cardsight/contract/api-paths'
import { beforeEach, expect, it } from 'vitest'
import { emptyCosts, sampleCosts } from '../features/spending-form/costs.ts'
import { storageKeys } from '../lib/storage.ts'
import { setUpDashboard, textsAnswer } from '../testing/dashboard-states.ts'
import { smallRun } from '../testing/small-found.ts'
import { openAhead } from './open-dashboard.ts'

const answers = { [apiPaths.freeManualRun]: { body: smallRun }, ...textsAnswer }
const link = `?step=results&${new URLSearchParams({ grocery: sampleCosts.grocery, gas: sampleCosts.gas })}`
const linkedCosts = { ...emptyCosts, grocery: sampleCosts.grocery, gas: sampleCosts.gas }

beforeEach(() => localStorage.clear())

it('shows what another page has found, without another request', async () => {
  const { store, asked } = setUpDashboard(answers)
  const found = await store.askAhead(linkedCosts)
  const requests = [...asked]
  expect(await openAhead(link, store)).toBe(true)
  const { isOpened, dashboardStep, cards } = store.getState()
  expect([isOpened, dashboardStep, cards.status]).toEqual([true, 1, 'success'])
  // The same object: nothing is valued again.
  expect(cards.found).toBe(found)
  expect(asked).toEqual(requests)
})

it('leaves the dashboard closed if nothing was found for these amounts', async () => {
  const { store, asked } = setUpDashboard(answers)
  await store.askAhead({ ...linkedCosts, gas: '1' })
  const requests = [...asked]
  expect(await openAhead(link, store)).toBe(false)
  expect(store.getState().isOpened).toBe(false)
  expect(asked).toEqual(requests)
})

it('leaves the dashboard closed without results to go to, and for someone with an account', async () => {
  const { store } = setUpDashboard(answers)
  await store.askAhead(linkedCosts)
  expect(await openAhead(link.replace('step=results&', ''), store)).toBe(false)
  localStorage.setItem(storageKeys.authToken, 'token')
  expect(await openAhead(link, store)).toBe(false)
  expect(store.getState().isOpened).toBe(false)
})
