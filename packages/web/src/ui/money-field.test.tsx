import { withCommas } from '@cardsight/contract/numbers'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { MoneyField, readMoneyInput } from './money-field.tsx'

function Spending() {
  const [digits, setDigits] = useState('')
  return (
    <>
      <MoneyField label="Travel" value={digits} onValueChange={setDigits} />
      <output>{digits}</output>
    </>
  )
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Travel/ })

it('B-VALID-17 shows commas and reports bare digits', async () => {
  render(<Spending />)
  await userEvent.type(box(), '12345')
  expect(box().value).toBe('12,345')
  expect(screen.getByRole('status').textContent).toBe('12345')
})

it('B-VALID-16 silently ignores letters, signs and a sixth digit', async () => {
  render(<Spending />)
  await userEvent.type(box(), '-1a23b45678')
  expect(box().value).toBe('12,345')
  expect(box().getAttribute('aria-invalid')).toBeNull()
})

it('ignores cents that are typed, and rounds an amount that is pasted', async () => {
  render(<Spending />)
  await userEvent.type(box(), '450.00')
  expect(box().value).toBe('450')
  await userEvent.clear(box())
  await userEvent.paste('$1,234.56')
  expect(box().value).toBe('1,235')
})

it('shows the numeric keypad on phones', () => {
  render(<Spending />)
  expect(box().inputMode).toBe('numeric')
})

/** The bar marks the caret: '1,2|34'. */
const marked = (text: string) => ({ typed: text.replace('|', ''), caret: text.indexOf('|') })
const shown = (display: string, caret: number) => `${display.slice(0, caret)}|${display.slice(caret)}`

const afterTyping = (text: string, previous: string, isForwardDelete = false) => {
  const { digits, display, caret } = readMoneyInput({ ...marked(text), previous, isForwardDelete })
  return { digits, shown: shown(display, caret) }
}

it.each([
  ['', ''],
  ['5', '5'],
  ['504', '504'],
  ['1234', '1,234'],
  ['12345', '12,345'],
])('B-VALID-17 shows %j as %j', (digits, display) => {
  expect(withCommas(digits)).toBe(display)
})

describe('B-VALID-15 accepts up to five digits', () => {
  it.each([
    ['|', '1', '', '|'],
    ['5|', '', '5', '5|'],
    ['1234|', '123', '1234', '1,234|'],
    ['1,2345|', '1234', '12345', '12,345|'],
    ['99,999|', '9999', '99999', '99,999|'],
  ])('%j after %j', (text, previous, digits, display) => {
    expect(afterTyping(text, previous)).toEqual({ digits, shown: display })
  })
})

describe('B-VALID-16 ignores every other keystroke', () => {
  it.each([
    ['a sixth digit', '12,3456|', '12345', '12,345|'],
    ['a letter', '12x|', '12', '12|'],
    ['a letter in the middle', '1x|,234', '1234', '1|,234'],
    ['a decimal point', '12.|', '12', '12|'],
    ['a minus sign', '-|12', '12', '|12'],
    ['a pasted sentence', 'about 300|', '', '|'],
  ])('%s', (_name, text, previous, display) => {
    expect(afterTyping(text, previous)).toEqual({ digits: previous, shown: display })
  })
})

describe('keeps the caret next to the same digit', () => {
  it.each([
    ['a digit typed in the middle', '19|,234', '1234', '19|,234'],
    ['a digit typed first', '9|1,234', '1234', '9|1,234'],
    ['a digit deleted in the middle', '1,2|4', '1234', '12|4'],
    ['backspace on a comma steps over it', '1|234', '1234', '1|,234'],
  ])('%s', (_name, text, previous, display) => {
    expect(afterTyping(text, previous).shown).toBe(display)
  })

  it('steps over a comma with the Delete key', () => {
    expect(afterTyping('1|234', '1234', true).shown).toBe('1,|234')
  })
})

it('drops leading zeros', () => {
  expect(afterTyping('007|', '00')).toEqual({ digits: '7', shown: '7|' })
  expect(afterTyping('0|', '')).toEqual({ digits: '0', shown: '0|' })
})

describe('reads a pasted amount in whole dollars', () => {
  it.each([
    ['12,345', '12345'],
    ['$1,234.56', '1235'],
    [' $450.00 ', '450'],
    ['99.49', '99'],
    ['$99,999.50', ''],
    ['-20', ''],
    ['12.3.4', ''],
    ['about 300', ''],
    // With a decimal comma, as in Europe.
    ['1.234,56', '1235'],
    ['1 234,56', '1235'],
    ['$12.345,4', '12345'],
    ['450,00', '450'],
    ['99,5', '100'],
    ['1.234.567,00', ''],
    ['1.23,45', ''],
    // Nobody writes tenths of a cent, so three digits after a point are thousands. Other numbers have decimals.
    ['1.234', '1234'],
    ['12.345', '12345'],
    ['0.125', '0'],
    ['412.3333', '412'],
    ['1234.567', '1235'],
  ])('%j', (typed, digits) => {
    const read = readMoneyInput({ typed, caret: typed.length, previous: '', source: 'pasted' })
    expect(read).toEqual({
      digits,
      display: withCommas(digits),
      caret: withCommas(digits).length,
      cents: null,
    })
  })
})

describe('reads what was in the field before the page had its scripts', () => {
  it.each([
    ['$1,234.56', '1235'],
    ['1.234,56', '1235'],
    // A digit was deleted from 1,234: the comma is still ours.
    ['1,23', '123'],
    ['1,2345', '12345'],
  ])('%j', (typed, digits) => {
    expect(readMoneyInput({ typed, caret: typed.length, previous: '', source: 'found' }).digits).toBe(digits)
  })
})

describe('ignores digits after an ignored decimal point', () => {
  it.each([
    ['450.00', '450'],
    ['1,234.56', '1234'],
    ['.5', ''],
    ['4.5.6', '4'],
  ])('%j typed key by key', (keys, digits) => {
    expect(type(keys)).toBe(digits)
  })

  it('until the user deletes or types elsewhere', () => {
    expect(type('450.⌫6')).toBe('456')
    expect(type('450.⇤9')).toBe('9450')
  })
})

/** Types keys one by one: ⌫ deletes the digit left of the caret, ⇤ moves the caret to the start. */
function type(keys: string): string {
  let state = readMoneyInput({ typed: '', caret: 0, previous: '' })
  for (const key of keys) {
    const { display, caret, digits, cents } = state
    const [before, after] = [display.slice(0, caret), display.slice(caret)]
    if (key === '⇤') {
      state = { ...state, caret: 0 }
    } else {
      const left = key === '⌫' ? before.slice(0, -1) : before + key
      state = readMoneyInput({ typed: left + after, caret: left.length, previous: digits, cents })
    }
  }
  return state.digits
}
