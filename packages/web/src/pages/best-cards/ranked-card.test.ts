import { expect, it } from 'vitest'
import { variantsText } from './ranked-card.tsx'

it.each([
  [[], ''],
  [['Secured', 'Student'], 'Also as Student and Secured'],
  [['NHL fans'], 'Also for NHL fans'],
  [['Student', 'People building credit'], 'Also as Student, and for people building credit'],
])('other variants of a card: %j', (audiences, text) => {
  expect(variantsText(audiences)).toBe(text)
})
