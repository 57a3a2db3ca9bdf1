import { describe, expect, it } from 'vitest'
import { gradeOf, splitSentences } from './readability.ts'
import { visibleTextsOf } from './visible-text.ts'

describe('visibleTextsOf', () => {
  it.each([
    ['<p className="px-4 py-2">You have {count} <b>new</b> cards.</p>', ['You have one new cards.']],
    ['<div><p>First one.</p>Second <Link to="/a b.">one</Link>.</div>', ['Second one.', 'First one.']],
    ['const text = `Spend $' + '{amount} in 3 months.`', ['Spend one in 3 months.']],
    ['<img alt="A gold card." />', ['A gold card.']],
    ["import { a } from './Some file here.'", []],
    ["const label = 'Annual fee'", []],
  ])('finds the sentences of %s', (source, found) => {
    expect(visibleTextsOf('example.tsx', source).map(({ text }) => text)).toEqual(found)
  })
})

describe('gradeOf', () => {
  it('is the Flesch-Kincaid grade', () => {
    // 6 words, 6 syllables, 1 sentence: 0.39 × 6 + 11.8 × 1 − 15.59.
    expect(gradeOf(['The cat sat on the mat.'])).toBeCloseTo(-1.45, 5)
    // 4 words of 2, 4, 3 and 5 syllables: 0.39 × 4 + 11.8 × 14 / 4 − 15.59.
    expect(gradeOf(['Happy avocados understand imagination.'])).toBeCloseTo(27.27, 5)
  })

  it('splits sentences, but not at abbreviations', () => {
    expect(splitSentences('It is free. Try it! A U.S. company, e.g. ours.')).toEqual([
      'It is free.',
      'Try it!',
      'A US company, eg ours.',
    ])
  })
})
