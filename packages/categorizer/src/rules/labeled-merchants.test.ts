import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { plainText } from '../text/statement-text.ts'
import { ruleOut } from './non-purchases.ts'

const file = new URL('../../../../tools/categorizer/training/descriptors.csv.gz', import.meta.url)
const descriptors = gunzipSync(readFileSync(file))
  .toString('utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) =>
    line.startsWith('"') ? line.slice(1, line.indexOf('",')) : line.slice(0, line.indexOf(',')),
  )

/** Banks, lenders, landlords and bets among the labeled merchants. */
const notPurchases = {
  'card-out': [
    'CCAP AUTO LOANS',
    'FLAGSTAR BANK FSB',
    'FORD MOTOR CREDIT COMPANY',
    'JACKPOCKET',
    'PAYPAL *DRAFTKINGS',
    'SCRATCHPAY',
  ],
  'bank-out': [
    'ACCOUNTABLE PROPERTY MANAGEMENT',
    'AMEX',
    'CCAP AUTO LOANS',
    'CHARLES SCHWAB AUSTIN',
    'ETRADE TAX',
    'FLAGSTAR BANK FSB',
    'FORD MOTOR CREDIT COMPANY',
    'JACKPOCKET',
    'MIDSOUTH PROPERTY MANAGEMENT',
    'PAYPAL *DRAFTKINGS',
    'SCRATCHPAY',
    'SMART SOLUTIONS PROPERTY MANAGEMENT',
    'THE CRENULATED COMPANY, LTD., DBA NEW SETTLEMENT APARTMENTS',
    'THE WEBSTER APARTMENTS',
  ],
} as const

describe('labeled merchants', () => {
  it.each(['card-out', 'bank-out'] as const)(
    'are purchases on %s, except for financial businesses',
    (flow) => {
      expect(descriptors.length).toBeGreaterThan(70_000)
      const lost = descriptors.filter((text) => ruleOut(plainText(text), flow) !== null)
      expect(lost.sort()).toEqual([...notPurchases[flow]].sort())
    },
  )
})
