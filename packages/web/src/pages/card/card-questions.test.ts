import { describe, expect, it } from 'vitest'
import { sampleReport } from '../../testing/sample-report.ts'
import { cardData, cardPageText, questionsOf } from './card-questions.ts'

const answerTo = (part: string, report = sampleReport()) =>
  questionsOf(report).find(({ question }) => question.includes(part))?.answer

describe('questions about a card', () => {
  it('are answered from its facts, each with its date', () => {
    expect(answerTo('cost a year')).toBe(
      'Annual fee: $0 in the first year, $95 after. Last confirmed October 1, 2026.',
    )
    expect(answerTo('foreign transaction fee')).toBe('None. Last confirmed October 1, 2026.')
    expect(answerTo('Can I still apply')).toMatch(/^Yes\. It was open to applicants on September 30, 2026/)
  })

  it('say that a fact is not stated instead of guessing', () => {
    expect(answerTo('credit history')).toMatch(/^Our sources don’t say/)
  })

  it('are answered from its run', () => {
    expect(answerTo('have earned?')).toMatch(/\$1,515 in year one and \$3,794 in three years/)
    expect(answerTo('no-fee 2% card')).toMatch(/From year two, it does from \$751 a month\./)
    expect(answerTo('pairs well')).toMatch(
      /^On average spending, Anchor Cash would have added the most: \$240 in/,
    )
  })

  it('have a title that search results show in full', () => {
    const report = sampleReport()
    const titleOf = (name: string) => cardPageText({ ...report, card: { ...report.card, name } }).title
    expect(titleOf('Ferry Miles')).toBe('Ferry Miles: rewards, fee and terms | Cardsight')
    expect(titleOf('Ferry Rewards Business (before October 2026: Premier Business)')).toBe(
      'Ferry Rewards Business',
    )
  })

  it('of a closed card say that it is closed', () => {
    const { card } = sampleReport()
    const closed = sampleReport({ card: { ...card, status: 'closed' } })
    expect(answerTo('Can I still apply', closed)).toMatch(/^No\./)
    expect(answerTo('welcome bonus', closed)).toMatch(/^None/)
  })

  it('are also structured data, word for word', () => {
    const [, faq] = cardData('https://cards.example', sampleReport())
    expect(faq).toMatchObject({ '@type': 'FAQPage' })
    expect(JSON.stringify(faq)).toContain(answerTo('cost a year'))
  })
})
