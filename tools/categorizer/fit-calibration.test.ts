import { describe, expect, it } from 'vitest'
import { calibrated } from '../../packages/categorizer/src/model/calibration-data.ts'
import { fitCalibration, type HeldOutName, weighGuesses } from './fit-calibration.ts'

type Guesses = { right: number; wrong: number; group?: number; name?: string }

/** Guesses of one confidence, of which some are right. Each has a name of its own unless it's given. */
function guesses(
  category: 'restaurant' | 'shops',
  confidence: number,
  { right, wrong, group = 0, name }: Guesses,
): HeldOutName[] {
  const other = category === 'restaurant' ? 'shops' : 'restaurant'
  const make = (truth: HeldOutName['truth'], count: number) =>
    Array.from({ length: count }, (_, index) => ({
      guess: { category, confidence },
      truth,
      group,
      name: name ?? `${category} ${confidence} ${index}`,
    }))
  return [...make(category, right), ...make(other, wrong)]
}

describe('the calibration', () => {
  it('states the share of guesses that are right', () => {
    // As many restaurants as shops, so that every line weighs the same within its category: 40% for restaurants and
    // 16% for shops. Of the guesses of shops, 30 × 0.16 are right and 10 × 0.4 wrong.
    const lines = [
      ...guesses('shops', 0.9, { right: 30, wrong: 10 }),
      ...guesses('restaurant', 0.9, { right: 30, wrong: 10 }),
    ]
    const calibration = fitCalibration(weighGuesses(lines))
    expect(calibrated({ category: 'shops', confidence: 0.9 }, calibration)).toBeCloseTo(4.8 / 8.8, 1)
    // 30 × 0.4 right, 10 × 0.16 wrong.
    expect(calibrated({ category: 'restaurant', confidence: 0.9 }, calibration)).toBeCloseTo(12 / 13.6, 1)
  })

  it('rises with the confidence of the model', () => {
    const lines = [
      ...guesses('shops', 0.9, { right: 90, wrong: 10 }),
      ...guesses('shops', 0.5, { right: 30, wrong: 70 }),
    ]
    const calibration = fitCalibration(weighGuesses(lines))
    const stated = [0.5, 0.7, 0.9].map((confidence) =>
      calibrated({ category: 'shops', confidence }, calibration),
    )
    expect(stated.toSorted((a, b) => a - b)).toEqual(stated)
  })

  it('gives a category its share on statements, however many lines a source has of it', () => {
    const few = weighGuesses(guesses('restaurant', 0.5, { right: 10, wrong: 10 }))
    const many = weighGuesses([
      ...guesses('restaurant', 0.5, { right: 10, wrong: 10 }),
      ...guesses('restaurant', 0.5, { right: 900, wrong: 0, group: 1 }),
    ])
    const shareOf = (lines: ReturnType<typeof weighGuesses>) =>
      lines.filter(({ truth }) => truth === 'restaurant').reduce((sum, { weight }) => sum + weight, 0)
    expect(shareOf(few)).toBeCloseTo(0.4)
    expect(shareOf(many)).toBeCloseTo(0.4)
  })

  it('counts a name once, however many of its stores a source lists', () => {
    // One name is right and one, in 30 stores, is wrong: a half of either, at 40% for restaurants and 16% for shops.
    const lines = [
      ...guesses('restaurant', 0.9, { right: 1, wrong: 0 }),
      ...guesses('restaurant', 0.9, { right: 0, wrong: 30, name: 'METRO' }),
    ]
    expect(weighGuesses(lines).map(({ weight }) => weight)).toEqual([0.4, ...Array(30).fill(0.16 / 30)])
  })
  it('follows a rare category away from the model, and less so if it has few lines', () => {
    // Of 20 guesses, 19 are right, with a share of 1.2% of statements; the model says 60%. All is lost among restaurants.
    const rare = (count: number): HeldOutName[] =>
      Array.from({ length: count }, (_, index) => ({
        guess: { category: 'pharmacy' as const, confidence: 0.6 },
        truth: index === 0 ? ('shops' as const) : ('pharmacy' as const),
        group: 0,
        name: `drugs ${index}`,
      }))
    const stated = (count: number) => {
      const lines = [...guesses('restaurant', 0.9, { right: 500, wrong: 500 }), ...rare(count)]
      return calibrated({ category: 'pharmacy', confidence: 0.6 }, fitCalibration(weighGuesses(lines)))
    }
    expect(stated(20)).toBeGreaterThan(0.8)
    expect(stated(3)).toBeLessThan(stated(20))
    expect(stated(3)).toBeGreaterThan(0.6)
  })
})
