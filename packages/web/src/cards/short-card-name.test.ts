import { expect, it } from 'vitest'
import { shortCardName, shortCardNames } from './short-card-name.ts'

it.each([
  ['Chase Freedom Unlimited', 'Chase', 'Freedom Unlimited'],
  ['American Express Gold Card', 'American Express', 'Gold'],
  ['Citi Strata Premier', 'Citi', 'Strata Premier'],
  ['Capital One Venture X Rewards', 'Capital One', 'Venture X'],
  ['Capital One Quicksilver Cash Rewards', 'Capital One', 'Quicksilver'],
  ['Delta SkyMiles Gold American Express', 'American Express', 'Delta SkyMiles Gold'],
  ['Citi AAdvantage Platinum Select World Elite Mastercard', 'Citi', 'AAdvantage Platinum Select'],
  ['Blue Cash Preferred', 'American Express', 'Blue Cash Preferred'],
  ['Apple Card', 'Goldman Sachs', 'Apple'],
])('shortens %s', (name, issuer, short) => {
  expect(shortCardName({ name, issuer })).toBe(short)
})

it.each([
  ['Discover it Cash Back', 'Discover'],
  ['Bank of America Travel Rewards', 'Bank of America'],
  ['Capital One Platinum', 'Capital One'],
])('keeps %s, whose rest would not be a name', (name, issuer) => {
  expect(shortCardName({ name, issuer })).toBe(name)
})

it('keeps full names of cards that would look the same', () => {
  const cards = [
    { name: 'Amazon Visa', issuer: 'Chase' },
    { name: 'Amazon Store Card', issuer: 'Synchrony' },
    { name: 'Nordstrom Visa', issuer: 'TD Bank' },
    { name: 'Nordstrom Card', issuer: 'TD Bank' },
  ]
  expect(shortCardNames(cards)).toEqual(['Amazon', 'Amazon Store', 'Nordstrom Visa', 'Nordstrom Card'])
})
