import { expect, it } from 'vitest'
import { findMcc } from './find-mcc.ts'

it.each([
  ['JANES PLACE %% Card 15 #1234 %% MCC 5812', '5812'],
  ['JANES PLACE MCC:05812', '5812'],
  ['Merchant Category Code: 5411', '5411'],
  ['24055236001837000123; 05812; ; ; ;', '5812'],
  ['JANES PLACE 5812 MAIN ST', null],
  ['MCC 58123', null],
  ['MCCORMICK 5812', null],
  ['', null],
])('the merchant category code in "%s" is %s', (text, code) => {
  expect(findMcc(text)).toBe(code)
})
