import { parseDay } from '@cardsight/engine/dates'
import { expect, it } from 'vitest'
import { makeCard, makeRelease } from '../testing/tiny-catalog.ts'
import { presentPrograms } from './programs.ts'

const value = { cents: 1.5, by: 'Nobody', asOf: parseDay('2026-10-01') }

it('has a null floor for programs without a published cash value', () => {
  const release = makeRelease([makeCard('far', 'Far Miles', { program: 'miles' })])
  const miles = { name: 'Example Miles', kind: 'airline', unit: 'miles', needsUse: true } as const
  const programs = { ...release.programs, miles: { ...miles, values: { usual: value, high: value } } }
  expect(presentPrograms({ ...release, programs }).programs).toEqual([
    {
      id: 'miles',
      name: 'Example Miles',
      unit: 'miles',
      cardCount: 1,
      needsUse: true,
      counted: 0,
      isMoney: false,
      values: { floor: null, easy: null, usual: value, high: value },
    },
  ])
})
