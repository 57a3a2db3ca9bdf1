import { describe, expect, it } from 'vitest'
import { emptyCosts } from '../features/spending-form/costs.ts'
import { defaultResultSetting, type ResultSetting } from './state/dashboard-state.ts'
import { readHandedOverCosts, readSettings, stepIn, withoutCosts, withView } from './view-address.ts'

const view = (changes: Partial<ResultSetting> = {}, step: 0 | 1 | null = 1) => ({
  step,
  resultSetting: { ...defaultResultSetting, ...changes },
})

describe('the URL of the results', () => {
  it.each([
    ['no step before there are results', '?utm=x', view({ topYearProjection: '3' }, null), '?utm=x'],
    ['step 0', '?utm=x&years=3', view({ topYearProjection: '3' }, 0), '?utm=x&step=spending'],
    ['the defaults', '', view(), '?step=results'],
    [
      'years, bonus and filters',
      '?utm=x&years=2',
      view({ topYearProjection: '3', topIncludedIntroBonus: false, topFilters: ['Travel', 'No Annual Fee'] }),
      '?utm=x&step=results&years=3&bonus=no&filters=Travel%2CNo+Annual+Fee',
    ],
    [
      'tab and category',
      '',
      view({ breakdownTab: 'merchants', category: 'Travel' }),
      '?step=results&category=Travel&tab=merchants',
    ],
    [
      'the open card and parts, in the order of the page',
      '',
      view({ topCard: 2, openParts: ['all', 'category'] }),
      '?step=results&card=3&open=category%2Call',
    ],
  ])('has %s', (_, search, state, text) => {
    expect(withView(search, state)).toBe(text)
  })

  it('gives back the settings it was written from', () => {
    const changes: Partial<ResultSetting> = {
      topYearProjection: '3',
      topIncludedIntroBonus: false,
      topFilters: ['Travel', 'No Annual Fee'],
      category: 'Gas Stations',
      breakdownTab: 'recurring',
      topCard: 9,
      openParts: ['spending', 'all'],
    }
    const search = withView('', view(changes))
    expect(readSettings(search)).toEqual(changes)
    expect(stepIn(search)).toBe(1)
    expect(stepIn(withView('', view({}, 0)))).toBe(0)
  })

  it('ignores what it does not know', () => {
    expect(readSettings('?years=9&bonus=maybe&tab=else&step=2&card=11&open=else')).toEqual({ openParts: [] })
    expect(stepIn('?step=2')).toBeNull()
  })
})

it('reads costs from the query by name', () => {
  expect(readHandedOverCosts('?grocery=504&gas=1,179&utm=x')).toEqual({
    ...emptyCosts,
    grocery: '504',
    gas: '1179',
  })
})

it.each(['', '?', '?utm=x', '?grocery=', '?grocery=-5', '?gas=123456', '?gas=<script>'])(
  'finds no cost in %j',
  (search) => {
    expect(readHandedOverCosts(search)).toBeNull()
  },
)

it('ignores an invalid amount and keeps the others', () => {
  expect(readHandedOverCosts('?grocery=lots&travel=400')).toEqual({ ...emptyCosts, travel: '400' })
})

it('removes only the costs from the URL', () => {
  expect(withoutCosts('?grocery=504&utm=x&other=1')).toBe('?utm=x')
  expect(withoutCosts('?grocery=504&shared=1')).toBe('')
})

it('reads and removes details, and raises the amount that they are a part of', () => {
  expect(readHandedOverCosts('?travel=200&flights=300&utilities=9&phone=x')).toEqual({
    ...emptyCosts,
    travel: '300',
    details: { flights: '300', utilities: '9' },
  })
  expect(withoutCosts('?flights=300&utm=x')).toBe('?utm=x')
})
