import { describe, expect, it } from 'vitest'
import { type LabeledLine, labeledLines } from '../testing/labeled-lines.ts'
import { plainText } from '../text/statement-text.ts'
import { ruleOut } from './non-purchases.ts'

const MAX_LEAK = 0.05
const developed = labeledLines('non-purchases-developed')
const heldOut = labeledLines('non-purchases-held-out')
const traps = labeledLines('purchase-traps')

describe('lines that are not purchases', () => {
  it('are at least 300 wordings of banks and issuers', () => {
    const all = [...developed, ...heldOut].map(({ flow, text }) => `${flow} ${text}`)
    expect(new Set(all).size).toBe(all.length)
    expect(all.length).toBeGreaterThanOrEqual(300)
  })

  it.each(developed)('on $flow, $text is $kind', (line) => {
    expect(ruledOut(line)).toBe(line.kind)
  })

  it('leak at most 5% of the lines that were collected last', () => {
    const leaked = heldOut.filter((line) => ruledOut(line) === null)
    expect(leaked.length / heldOut.length, texts(leaked)).toBeLessThanOrEqual(MAX_LEAK)
  })

  it('have the right kind in at least 95% of the lines that were collected last', () => {
    const wrong = heldOut.filter((line) => ![null, line.kind].includes(ruledOut(line)))
    expect(wrong.length / heldOut.length, texts(wrong)).toBeLessThanOrEqual(MAX_LEAK)
  })
})

describe('purchases that sound like something else', () => {
  it('are at least 150, and none is lost', () => {
    expect(traps.length).toBeGreaterThanOrEqual(150)
    expect(texts(traps.filter((line) => ruledOut(line) !== null))).toBe('')
  })
})

describe('numbers', () => {
  it('may stand inside a phrase and after it', () => {
    expect(ruleOut('ATM 0412 WITHDRAWAL', 'bank-out')).toBe('cash')
    expect(ruleOut('MORTGAGE XXXXX1234', 'bank-out')).toBe('loan-payment')
    expect(ruleOut('CHECK 1052', 'bank-out')).toBe('transfer')
  })

  it('leave nothing to rule on if they are the whole text', () => {
    expect(ruleOut('1234 5678', 'bank-out')).toBeNull()
    expect(ruleOut('', 'card-out')).toBeNull()
  })
})

function ruledOut({ flow, text }: LabeledLine): string | null {
  return ruleOut(plainText(text), flow)
}

function texts(lines: readonly LabeledLine[]): string {
  return lines.map(({ flow, text }) => `${flow} ${text}`).join('\n')
}
