import { expect, it } from 'vitest'
import { findInstitution } from './find-institution.ts'

it.each([
  ['Wells Fargo Everyday Checking\nACH payment to American Express', 'Wells Fargo'],
  ['statement.pdf', null],
  ['Your Apple Card, issued by Goldman Sachs Bank USA', 'Apple Card'],
  ['HAN', 'Bank of America'],
  ['U.S. Bank Cash+ Visa', 'U.S. Bank'],
])('takes the bank that is named first in "%s"', (text, bank) => {
  expect(findInstitution(text)).toBe(bank)
})
