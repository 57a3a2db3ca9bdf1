import { describe, expect, it } from 'vitest'
import { isGenericText, merchantText } from './generic-text.ts'

describe('a description', () => {
  it.each([
    'Withdrawal',
    'Deposit',
    'POS',
    'Debit',
    'ACH',
    'Withdrawal Debit Card',
    'Withdrawal Debit Card W/D',
    'POINT OF SALE WITHDRAWAL',
    'Withdrawal Home Banking',
    'Debit Card Purchase',
    'Withdrawal POS #622617041268',
    'WEB AUTHORIZED PMT',
  ])('%s names no merchant', (text) => {
    expect(isGenericText(text)).toBe(true)
  })

  it.each([
    '',
    'KROGER #112',
    'Withdrawal POS KROGER',
    'PAYMENT',
    'ATM',
    'Withdrawal ATM',
    'CHECK 1042',
    'Withdrawal Transfer',
    'Visa',
    'THE HOME DEPOT',
    'Dividend',
  ])('%s is kept: it names a merchant or decides what the row is', (text) => {
    expect(isGenericText(text)).toBe(false)
  })

  it.each([
    ['Withdrawal', ['KROGER #112'], 'KROGER #112'],
    ['Withdrawal', ['', 'KROGER #112'], 'KROGER #112'],
    ['Withdrawal', ['Card #:8568', 'KROGER #112'], 'KROGER #112'],
    ['Withdrawal', ['22', ''], 'Withdrawal'],
    ['KROGER #112', ['weekly shopping'], 'KROGER #112'],
    ['', ['weekly shopping'], 'weekly shopping'],
    ['No description', ['22'], '22'],
    ['WEB AUTHORIZED PMT', ['Download from usbank.com. NETFLIX.COM'], 'NETFLIX.COM'],
    ['', [], ''],
  ])('%s with the memos %j is read as %s', (description, memos, text) => {
    expect(merchantText(description, memos)).toBe(text)
  })
})
