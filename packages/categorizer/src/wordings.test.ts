import { readFileSync } from 'node:fs'
import { categoryOfLeaf, isLeaf } from '@cardsight/engine/categories'
import { toCents } from '@cardsight/engine/money'
import { describe, expect, it } from 'vitest'
import { type Categorized, categorize } from './categorize.ts'
import { type LabeledLine, labeledLines } from './testing/labeled-lines.ts'

const MAX_LEAK = 0.04
const MAX_LOST = 0.03
const MIN_CHAINS_RIGHT = 0.95
const MIN_UNSEEN_RIGHT = 0.9

describe.each(['by-wording', 'unseen'] as const)(
  'wordings that were written before the rules for them: %s',
  (set) => {
    const nonPurchases = labeledLines(`non-purchases-${set}`)
    const purchases = labeledLines(`purchases-${set}`)

    it('leak in less than 4% of at least 250 lines that are not purchases', () => {
      const leaked = nonPurchases.filter((line) => kindOf(line) === 'purchase')
      expect(nonPurchases.length).toBeGreaterThanOrEqual(250)
      expect(leaked.length / nonPurchases.length, texts(leaked)).toBeLessThan(MAX_LEAK)
    })

    it('lose less than 3% of at least 130 purchases that sound alike', () => {
      const lost = purchases.filter((line) => kindOf(line) !== 'purchase')
      expect(purchases.length).toBeGreaterThanOrEqual(130)
      expect(lost.length / purchases.length, texts(lost)).toBeLessThan(MAX_LOST)
    })
  },
)

describe('what a wallet paid', () => {
  it.each([
    ['PAYPAL INST XFER UBER', 'Uber'],
    ['VENMO DEBIT CARD CHIPOTLE', 'Chipotle'],
    ['PAYPAL DES:INST XFER ID:NETFLIX.COM INDN:JANE ROE CO ID:PAYPALSI77', 'Netflix'],
  ])('is a purchase at the merchant: %s', (text, name) => {
    const found = categorize({ name: text, amountCents: toCents(1200), accountType: 'checking' })
    expect(found.kind === 'purchase' && found.merchant.name).toBe(name)
  })

  it('is a transfer if it names a person', () => {
    expect(kindOf({ flow: 'bank-out', kind: '', text: 'VENMO *JANE ROE' })).toBe('transfer')
  })
})

describe('chains', () => {
  it('are found before cities, glued to numbers and behind wrappers and billing services', () => {
    const lines = chains('chains')
    const wrong = lines.filter((line) => !isRight(line))
    expect(lines.length).toBeGreaterThanOrEqual(80)
    expect(1 - wrong.length / lines.length, textsOfChains(wrong)).toBeGreaterThanOrEqual(MIN_CHAINS_RIGHT)
  })

  it('are found in 90% of further lines, and never surely wrong', () => {
    const lines = chains('chains-unseen')
    const wrong = lines.filter((line) => !isRight(line))
    expect(lines.length).toBeGreaterThanOrEqual(60)
    expect(1 - wrong.length / lines.length, textsOfChains(wrong)).toBeGreaterThanOrEqual(MIN_UNSEEN_RIGHT)
    expect(wrong.filter(({ found }) => found.kind === 'left-out' || found.certainty === 'sure')).toEqual([])
  })
})

type Chain = Readonly<{ text: string; leaf: string; found: Categorized }>

function chains(file: 'chains' | 'chains-unseen'): Chain[] {
  const lines = readFileSync(new URL(`./testing/${file}.csv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
  return lines.map((line) => {
    const [text = '', leaf = ''] = line.split(',')
    return {
      text,
      leaf,
      found: categorize({ name: text, amountCents: toCents(2500), accountType: 'checking' }),
    }
  })
}

function isRight({ leaf, found }: Chain): boolean {
  return found.kind === 'purchase' && isLeaf(leaf) && categoryOfLeaf(found.leaf) === categoryOfLeaf(leaf)
}

function textsOfChains(lines: readonly Chain[]): string {
  return lines.map(({ text }) => text).join('\n')
}

function kindOf({ flow, text }: LabeledLine): string {
  const found = categorize({
    name: text,
    amountCents: toCents(flow.endsWith('in') ? -5000 : 5000),
    accountType: flow.startsWith('card') ? 'credit' : 'checking',
  })
  return found.kind === 'purchase' ? 'purchase' : found.reason
}

function texts(lines: readonly LabeledLine[]): string {
  return lines.map(({ flow, text }) => `${flow} ${text}`).join('\n')
}
