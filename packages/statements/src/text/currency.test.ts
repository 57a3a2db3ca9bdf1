import { describe, expect, it } from 'vitest'
import {
  currencyInCell,
  currencyInHeading,
  currencyInPreamble,
  currencyName,
  currencyOf,
} from './currency.ts'

describe('a currency', () => {
  it.each([
    ['EUR', 'EUR'],
    ['eur', 'EUR'],
    ['€', 'EUR'],
    ['₹', 'INR'],
    ['C$', 'CAD'],
    ['$', 'USD'],
    ['US Dollar', 'USD'],
    ['Euros', 'EUR'],
    ['', null],
    ['BTC', null],
    ['The', null],
  ])('written as "%s" is %s', (text, code) => {
    expect(currencyOf(text)).toBe(code)
  })

  it.each([
    ['USD', 'USD'],
    ['USD - US Dollar', 'USD'],
    ['US', 'USD'],
    ['EUR (Euro)', 'EUR'],
    ['BTC', 'BTC'],
    ['Dogecoin', 'DOGECOIN'],
    ['', null],
    ['--', null],
    ['n/a', null],
  ])('in the cell "%s" is %s', (cell, code) => {
    expect(currencyInCell(cell)).toBe(code)
  })

  it.each([
    ['Amount (EUR)', 'EUR'],
    ['Amount (€)', 'EUR'],
    ['Betrag in €', 'EUR'],
    ['Amount CAD', 'CAD'],
    ['Amount USD', 'USD'],
    // Many currencies have a dollar sign.
    ['Amount ($)', null],
    ['Amount', null],
    ['Real amount', null],
  ])('in the heading "%s" is %s', (heading, code) => {
    expect(currencyInHeading(heading)).toBe(code)
  })

  it.each([
    ['Currency: CAD', 'CAD'],
    ['Account 1234\nCurrency,EUR\n', 'EUR'],
    ['Currency exchange is free', null],
    ['Currency and fees', null],
  ])('above a table, "%s" states %s', (preamble, code) => {
    expect(currencyInPreamble(preamble)).toBe(code)
  })

  it('has a name for sentences', () => {
    expect(['EUR', 'CAD', 'XTS'].map(currencyName)).toEqual(['euros', 'Canadian dollars', 'XTS'])
  })
})
