import { describe, expect, it } from 'vitest'
import { readDescriptor } from './descriptor.ts'

describe('the words of a statement line', () => {
  it.each([
    ['SQ *BLUE BOTTLE 0423', 'BLUE BOTTLE', 'SQ NUMBER'],
    ['TST* THE LOCAL TAP', 'THE LOCAL TAP', 'TST'],
    ['PAYPAL *TINY SHOP', 'TINY SHOP', 'PAYPAL'],
    ['PY *CORNER SALON', 'CORNER SALON', 'PY'],
    ['CKE*JOES TAP', 'JOES TAP', 'CKE'],
    ['GLF*PINE HOLLOW', 'PINE HOLLOW', 'GLF'],
    ['PURCHASE AUTHORIZED ON 10/12 REAL SHOP', 'REAL SHOP', ''],
    ['DEBIT CARD PURCHASE XXXXX1234 REAL SHOP', 'REAL SHOP', ''],
    ['VISA DDA PUR 4412 REAL SHOP', 'REAL SHOP', ''],
    ['CHECKCARD 1012 REAL SHOP', 'REAL SHOP', ''],
    ['POS DEBIT REAL SHOP', 'REAL SHOP', ''],
    ['REAL SHOP DES:PAYMENT ID:8839201 INDN:JANE CO ID:1', 'REAL SHOP', ''],
    ['REAL SHOP 800-555-0134', 'REAL SHOP', 'TOLL-FREE NUMBER'],
    ['REAL SHOP 415-555-0134 CA', 'REAL SHOP', 'PHONE NUMBER'],
    ['REALSHOP.COM', 'REALSHOP COM', 'WEB'],
    ['REAL SHOP EUR 12,50 @ 1.08', 'REAL SHOP', ''],
    ['REAL SHOP 12.50 CAD', 'REAL SHOP', ''],
    ['REAL SHOP #12345678901', 'REAL SHOP', 'NUMBER'],
  ])('in %j are %j, with the signs %j', (text, words, signs) => {
    const descriptor = readDescriptor(text)
    expect([descriptor.words.join(' '), descriptor.signs.join(' ')]).toEqual([words, signs])
  })

  it.each([
    ['REAL SHOP SAN FRANCISCO CA', 'REAL SHOP'],
    ['REAL SHOP SOMETOWN OH', 'REAL SHOP'],
    ['REAL SHOP OAKLAND CA US', 'REAL SHOP'],
    ['SPROUTS FARMELOS ANGELES CA', 'SPROUTS FARME'],
    ['REAL SHOP BERKELEYCA', 'REAL SHOP'],
    ['REAL SHOP', 'REAL SHOP'],
    ['OAKLAND CA', 'OAKLAND'],
  ])("don't contain the location: %j has %j", (text, words) => {
    expect(readDescriptor(text).words.join(' ')).toBe(words)
  })

  it('are at most twelve', () => {
    expect(readDescriptor('AB '.repeat(60)).words).toHaveLength(12)
  })
})
