import { expect, it } from 'vitest'
import { supportEmailOf } from './organization.ts'

it.each([
  ['https://cardsight.example', 'support@cardsight.example'],
  ['https://www.cardsight.example:8443', 'support@cardsight.example'],
  ['http://localhost:3000', 'support@localhost'],
  ['', 'support@localhost'],
])('support of %j is reached at %s', (publicUrl, address) => {
  expect(supportEmailOf(publicUrl)).toBe(address)
})
