import { afterEach, expect, it } from 'vitest'
import { partnerOf, storedHousehold } from './stored-household.ts'

afterEach(() => storedHousehold.clear())

it('keeps the other person in the browser, and a plan for one keeps what was entered', () => {
  const household = {
    ...storedHousehold.read(),
    isOn: true,
    name: ' Sam ',
    cards: [{ cardId: 'gold', opened: null }],
  }
  storedHousehold.write(household)
  expect(partnerOf(storedHousehold.read())).toEqual({
    name: 'Sam',
    credit: 'good',
    cardsPerYear: 2,
    cards: [{ cardId: 'gold' }],
  })
  expect(partnerOf({ ...household, isOn: false })).toBeNull()
})

it('drops what can’t be a person', () => {
  localStorage.setItem(
    'cardsight:household',
    JSON.stringify({
      isOn: true,
      name: 7,
      credit: 'superb',
      cardsPerYear: -1,
      cards: [{ cardId: 'gold', opened: '2024-13' }, { cardId: '<b>' }, null],
    }),
  )
  expect(storedHousehold.read()).toEqual({
    isOn: true,
    name: '',
    credit: 'good',
    cardsPerYear: 2,
    cards: [{ cardId: 'gold', opened: null }],
  })
  localStorage.setItem('cardsight:household', '{')
  expect(storedHousehold.read()).toMatchObject({ isOn: false, cards: [] })
})
