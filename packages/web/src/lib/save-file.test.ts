import { expect, it } from 'vitest'
import { saveFile } from './save-file.ts'

it('stays on the page', () => {
  const before = window.location.href
  saveFile('amounts.csv', 'text/csv', 'category,amount')
  expect(window.location.href).toBe(before)
})
