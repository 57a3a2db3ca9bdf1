import { describe, expect, it } from 'vitest'
import { smallFound, smallRun, smallTexts } from '../../testing/small-found.ts'
import { expandFound } from './effects/expand-found.ts'
import { scenariosOf } from './scenarios.ts'
import { defaultResultSetting, type ResultSetting } from './state/dashboard-state.ts'

const setting = (changes: Partial<ResultSetting> = {}): ResultSetting => ({
  ...defaultResultSetting,
  ...changes,
})
const winners = (changes: Partial<ResultSetting> = {}, found = smallFound) =>
  scenariosOf(found, setting(changes)).map(({ when, winner }) => [when, winner])

describe('other choices', () => {
  it('name the card that wins then, and by how much', () => {
    expect(winners()).toEqual([
      // Bistro 3 × 180; Ferry 3 × 160 + 200 - 3 × 95
      ['Over 3 years', { name: 'Bistro', gain: 145 }],
      // 180; 160 - 95
      ['Without the bonus', { name: 'Bistro', gain: 115 }],
      // All cards pay cash.
      ['With points at cash value', null],
    ])
  })

  it('are the first year alone and the bonus, from three years without it', () => {
    expect(winners({ topYearProjection: '3', topIncludedIntroBonus: false })).toEqual([
      ['In the first year alone', null],
      // With the bonus, Ferry earns 395 in 3 years, Bistro 540.
      ['With the bonus', null],
      ['With points at cash value', null],
    ])
  })

  it('leave the bonus alone if the calculation does', () => {
    expect(winners({ calculation: { isIntro: false } }).map(([when]) => when)).toEqual([
      'Over 3 years',
      'With points at cash value',
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
    expect(winners({}, found)[2]).toEqual(['With points at cash value', { name: 'Bistro', gain: 95 }])
  })

  it('are none if no card is within reach', () => {
    const details = smallFound.expand({ ...smallFound.details.assumptions, credit: 'fair' })
    expect(scenariosOf({ ...smallFound, details }, setting())).toEqual([])
  })
})
