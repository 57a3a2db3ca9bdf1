import { categoryOfLeaf } from '@cardsight/engine/categories'
import { describe, expect, it } from 'vitest'
import { createReview, readReviewedLabels } from './reviewed-labels.ts'
import { readTrainingData } from './training-data.ts'

describe('reviewed labels', () => {
  it('are labels in the training data, each with a reason, that a code contradicts', () => {
    const names = readTrainingData()
    const wrong = readReviewedLabels().filter(({ descriptor, source, leaf, category, reason }) => {
      const name = names.find(
        (one) => one.descriptor === descriptor && one.source === source && one.leaf === leaf,
      )
      return name === undefined || categoryOfLeaf(name.leaf) === category || reason === ''
    })
    expect(wrong).toEqual([])
  })

  it("aren't those of purchases by card, whose label is the code", () => {
    expect(readReviewedLabels().filter(({ source }) => source.startsWith('pcard'))).toEqual([])
  })

  it('count instead of the label, for that line only', () => {
    const review = createReview(readReviewedLabels())
    const carrier = { descriptor: 'T-MOBILE', leaf: 'other-shop', count: 1, source: 'lic-slo' } as const
    expect(review(carrier)).toBe('service')
    expect(review({ ...carrier, source: 'lic-tucson' })).toBe('shops')
  })
})
