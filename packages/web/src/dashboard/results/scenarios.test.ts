import { describe, expect, it } from 'vitest'
import { smallFound, smallRun, smallTexts } from '../../testing/small-found.ts'
import { expandFound } from '../effects/expand-found.ts'
import { defaultResultSetting, type ResultSetting } from '../state/dashboard-state.ts'
import { scenariosOf } from './scenarios.ts'

const setting = (changes: Partial<ResultSetting> = {}): ResultSetting => ({
  ...defaultResultSetting,
  ...changes,
})
const winners = (changes: Partial<ResultSetting> = {}, found = smallFound) =>
  scenariosOf(found, setting(changes)).map(({ when, winner }) => [
    when,
    winner && { name: winner.name, gain: winner.gain },
  ])

describe('other choices', () => {
  it('name the card that wins then, and by how much', () => {
    expect(winners()).toEqual([
      // Bistro 3 × 180; Ferry 3 × 160 + 200 - 3 × 95
      ['If you keep it 3 years', { name: 'Bistro', gain: 145 }],
      // 180; 160 - 95
      ['If you skip the bonus', { name: 'Bistro', gain: 115 }],
      // All cards pay cash.
      ['If you only take cash', null],
    ])
  })

  it('are the first year alone and the bonus, from three years without it', () => {
    expect(winners({ topYearProjection: '3', topIncludedIntroBonus: false })).toEqual([
      ['If you keep it for one year', null],
      // With the bonus, Ferry earns 395 in 3 years, Bistro 540.
      ['If you earn the bonus', null],
      ['If you only take cash', null],
    ])
  })

  it('leave the bonus alone if the calculation does', () => {
    expect(winners({ calculation: { isIntro: false } }).map(([when]) => when)).toEqual([
      'If you keep it 3 years',
      'If you only take cash',
    ])
  })

  it('value points as cash: miles of 2 cents are then worth 0.5', () => {
    const [anchor, bistro, ferry] = smallTexts.cards
    const miles = {
      id: 'miles',
      name: 'Miles',
      kind: 'bank',
      unit: 'miles',
      needsUse: false,
      values: { floor: 50, easy: 200, usual: 200 },
    } as const
    const texts = {
      ...smallTexts,
      cards: [anchor, bistro, ferry].flatMap((card) =>
        card === undefined
          ? []
          : [card === ferry ? { ...card, terms: { ...card.terms, program: 'miles' } } : card],
      ),
      profileOptions: {
        ...smallTexts.profileOptions,
        programs: [...smallTexts.profileOptions.programs, miles],
      },
    }
    const found = expandFound(smallRun, texts)
    // 16,000 + 20,000 miles at 0.5 cents are $180, less a fee of $95; Bistro earns $180.
    expect(winners({}, found)[2]).toEqual(['If you only take cash', { name: 'Bistro', gain: 95 }])
  })

  it('are none if no card is within reach', () => {
    const details = smallFound.expand({ ...smallFound.details.assumptions, credit: 'fair' })
    expect(scenariosOf({ ...smallFound, details }, setting())).toEqual([])
  })
})
