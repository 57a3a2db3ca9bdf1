import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDescriptor } from '../text/descriptor.ts'
import { createClassifier } from './classifier.ts'
import { featuresOf } from './features.ts'
import { guessCategory } from './guess-category.ts'
import { decodeWeights, encodeWeights, modelCategories } from './model-data.ts'
import { modelData } from './weights.ts'

const SIZE = 1024

describe('the classifier', () => {
  it('adds up the weights of the features of each category', () => {
    const descriptor = readDescriptor('CAB')
    const weights = new Int8Array(SIZE * modelCategories.length)
    const gas = modelCategories.indexOf('gas')
    for (const feature of new Set(featuresOf(descriptor, SIZE))) {
      weights[feature * modelCategories.length + gas] = 2
    }
    const guess = createClassifier({
      trainedFrom: '',
      size: SIZE,
      step: 0.5,
      weights: encodeWeights(weights),
    })
    // CAB has 9 features: the word, first and last, and the runs <CA, <CAB, <CAB>, CAB, CAB>, AB>. All 9 weigh 2 for gas,
    // and the other 14 categories have nothing.
    const score = (9 * 2 * 0.5) / Math.sqrt(9)
    expect(featuresOf(descriptor, SIZE)).toHaveLength(9)
    expect(guess(descriptor)).toEqual({
      category: 'gas',
      confidence: expect.closeTo(Math.exp(score) / (Math.exp(score) + 14), 10),
    })
  })

  it('guesses nothing from initials and numbers', () => {
    expect(['', 'QXV', 'QXV 4471', 'ZZQ KJX 12'].map((text) => guessCategory(readDescriptor(text)))).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  it.each([
    ['GOLDEN DRAGON CHINESE REST', 'restaurant'],
    ['MAMAS TAMALES', 'restaurant'],
    ['VALLEY FAMILY DENTAL ASSOC', 'service'],
    ['SMITH AUTO COLLISION', 'service'],
    ['HARBOR VIEW MOTOR LODGE', 'travel'],
    ['RIVERSIDE PARKING LOT', 'transportation'],
  ])('knows kinds of business: %s is %s', (text, category) => {
    expect(guessCategory(readDescriptor(text))?.category).toBe(category)
  })

  it('has a confidence of its own between 1 in 15 and 1 for any text, and a calibrated one between 0 and 1', () => {
    const classify = createClassifier(modelData)
    fc.assert(
      fc.property(fc.string({ maxLength: 250 }), (text) => {
        const confidence = classify(readDescriptor(text))?.confidence ?? 1
        expect(confidence).toBeGreaterThanOrEqual(1 / modelCategories.length)
        expect(confidence).toBeLessThanOrEqual(1)
        const calibrated = guessCategory(readDescriptor(text))?.confidence ?? 1
        expect(calibrated).toBeGreaterThan(0)
        expect(calibrated).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('the features of a line', () => {
  it('are below the size and the same each time', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const features = featuresOf(readDescriptor(text), SIZE)
        expect(features.every((feature) => feature >= 0 && feature < SIZE)).toBe(true)
        expect(featuresOf(readDescriptor(text), SIZE)).toEqual(features)
      }),
    )
  })
})

describe('the weights', () => {
  it('are stored as one character each', () => {
    const weights = Int8Array.of(-7, -1, 0, 1, 7)
    expect(encodeWeights(weights)).toBe('aghio')
    expect(decodeWeights('aghio')).toEqual(weights)
  })
})
