import { describe, expect, it } from 'vitest'
import { calibratedFrom } from '../../packages/categorizer/src/model/calibration.ts'
import { modelData } from '../../packages/categorizer/src/model/weights.ts'
import { scoreLines, sharesOf } from './score.ts'
import { trainingHash, trainModel } from './train.ts'
import { isHeldOut, readTrainingData } from './training-data.ts'

describe("the categorizer's model", () => {
  it('was trained from the data and settings in this repository', () => {
    expect(modelData.trainedFrom).toBe(trainingHash())
    expect(calibratedFrom).toBe(trainingHash())
  })

  it('is what the training gives, to the last weight', () => {
    expect(trainModel(readTrainingData()).weights === modelData.weights).toBe(true)
  })

  /**
   * Public records are harder than statements: full names, few chains, and labels that the owner declared. The floors are
   * a little below what `npm run categorizer -- evaluate` prints.
   */
  it('is right about names that it was not trained on', () => {
    const scored = scoreLines(readTrainingData().filter(isHeldOut))
    const shares = sharesOf(scored, () => 1)
    expect(scored.length).toBeGreaterThan(600)
    expect(shares.right).toBeGreaterThan(65)
    expect(shares.sureWrong).toBeLessThan(12)
  })

  it('keeps training data without dates, accounts or the held-back statements', () => {
    const names = readTrainingData()
    expect(names.some(({ source }) => source === 'stmt')).toBe(false)
    expect(names.filter(({ descriptor }) => /\d{7}/.test(descriptor))).toEqual([])
  })
})
