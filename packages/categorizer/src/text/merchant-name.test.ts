import { describe, expect, it } from 'vitest'
import { tidyName } from './merchant-name.ts'

describe('the name in a statement line', () => {
  it.each([
    ['BLUE BOTTLE\tOAKLAND\tCA', 'Blue Bottle'],
    ['0423  REAL SHOP  OAKLAND', 'Real Shop'],
    ['0423  SHOP  OAKLAND', 'Shop'],
    ['BP  OAKLAND  CA', 'BP'],
    ['ABCD *REAL SHOP', 'Real Shop'],
    ['X  REAL SHOP  OAKLAND', 'Real Shop'],
    ['ABCD*REAL SHOP', 'Real Shop'],
    ['ABCD* REAL SHOP *77', 'Real Shop'],
    ['X*9*REAL SHOP', 'Real Shop'],
    ['ABCDE*REAL SHOP', 'Abcde'],
    ['BIG*REAL SHOP', 'Real Shop'],
    ['AB C*REAL SHOP', 'Ab C'],
    ['AB*12*3', 'Ab'],
  ])('is in its own column or after a short prefix: %j is %j', (text, name) => {
    expect(tidyName(text)).toBe(name)
  })

  it.each([
    ['00423 REAL SHOP', 'Real Shop'],
    ['#1234 REAL SHOP', 'Real Shop'],
    ['1234 5678 REAL SHOP', 'Real Shop'],
    ['123 REAL SHOP', '123 Real Shop'],
    ['A1234 SHOP', 'A1234 Shop'],
    ['1234B SHOP', '1234b Shop'],
  ])("doesn't start with a long number: %j is %j", (text, name) => {
    expect(tidyName(text)).toBe(name)
  })

  it.each([
    '#9',
    '123',
    '4/23',
    '04/23',
    '(415)',
    'XX12',
    'XXXX1',
    'T-123',
    'T123',
    'ID:8',
    'TRACE:1',
    'A1B2C3',
    'AB1CD2',
    'ABCD12',
    'REF',
  ])('ends before machine-readable data: %s', (mark) => {
    expect(tidyName(`REAL SHOP ${mark} MAIN`)).toBe('Real Shop')
  })

  it.each([
    ['REAL#9', 'Real#9'],
    ['12', '12'],
    ['AB123', 'Ab123'],
    ['A4/2', 'A4/2'],
    ['4/A', '4/a'],
    ['(41)', '(41)'],
    ['X1', 'X1'],
    ['AXX1', 'Axx1'],
    ['XXL', 'XXL'],
    ['T-12', 'T-12'],
    ['A:B', 'A:b'],
    ['ABCDEF:X', 'Abcdef:x'],
    ['ABCDE1', 'Abcde1'],
    ['A1B2C', 'A1b2c'],
    ['A:12', 'A:12'],
  ])('keeps words that contain a sign or a number: %s', (word, written) => {
    expect(tidyName(`REAL ${word} SHOP`)).toBe(`Real ${written} Shop`)
  })

  it.each([
    ['REAL SHOP OAKLAND CA US', 'Real Shop'],
    ['REAL SHOP OAKLAND CA USA', 'Real Shop'],
    ['REAL SHOP SAN FRANCISCO CA', 'Real Shop'],
    ['REAL SHOP ST. LOUIS MO', 'Real Shop'],
    ['REAL SHOP CA', 'Real Shop'],
    ['SHOP CA', 'Shop'],
    ['OAKLAND CA', 'Oakland'],
    ['CA', 'Ca'],
    ['SHOP US', 'Shop Us'],
    ['REAL SHOP BUS', 'Real Shop Bus'],
    ['REAL SHOP USED', 'Real Shop Used'],
    ['Real Shop Oakland CA', 'Real Shop Oakland CA'],
    ['GOLDEN HOUR Oakland CA', 'Golden Hour'],
    ['RITUAL COFFEE ROASTE San Francisco CA', 'Ritual Coffee Roaste'],
  ])('drops the location if all letters are uppercase: %j is %j', (text, name) => {
    expect(tidyName(text)).toBe(name)
  })

  it.each([
    ['SMITH BROS LLC', 'Smith Bros'],
    ['SMITH BROS INC.', 'Smith Bros'],
    ['SMITH, L.L.C.', 'Smith,'],
    ['LLC', 'LLC'],
    ['INC', 'Inc'],
  ])('drops the company suffix: %j is %j', (text, name) => {
    expect(tidyName(text)).toBe(name)
  })

  it.each([
    ['BLUE-WATER BAR', 'Blue-Water Bar'],
    ["D'ANGELO", "D'Angelo"],
    ['KFC GMBH SKY', 'KFC Gmbh Sky'],
    ['THE CAT AND THE FIDDLE', 'The Cat and the Fiddle'],
  ])('is written in title case: %j is %j', (text, name) => {
    expect(tidyName(text)).toBe(name)
  })

  it('is the text with single spaces if it has no letters', () => {
    expect(tidyName('1234 \t 5678')).toBe('1234 5678')
    expect(tidyName('12  34')).toBe('12 34')
  })
})
