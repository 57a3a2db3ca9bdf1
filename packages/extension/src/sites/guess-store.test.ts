import { expect, it } from 'vitest'
import { guessLeaves } from './guess-store.ts'

it.each([
  ["Luigi's Pizzeria | Order online", 'dining'],
  ['Home – Green Valley Grocery', 'supermarket'],
  ['Checkout - Sunrise Pharmacy', 'drugstore'],
] as const)('guesses from the words of the title: %s', (title, leaf) => {
  expect(guessLeaves(title)[0]).toBe(leaf)
})

it.each(['', 'Home', 'Qx zv | 404'])('has no guess for %s', (title) => {
  expect(guessLeaves(title)).toEqual([])
})
