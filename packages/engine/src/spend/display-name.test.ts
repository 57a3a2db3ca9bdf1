import { expect, it } from 'vitest'
import { displayName } from './display-name.ts'

it.each([
  ['cvs', 'CVS'],
  ['AMC THEATRES', 'AMC Theatres'],
  ['ikea', 'IKEA'],
  ['h&m', 'H&M'],
  ['the ups store', 'The UPS Store'],
  ['rei', 'REI'],
  ['bp', 'BP'],
  ["mcdonald's", "McDonald's"],
  ['MCALISTERS DELI', 'McAlisters Deli'],
  ['MCI', 'Mci'],
  ['paypal', 'PayPal'],
  ['blue bottle', 'Blue Bottle'],
  ['THE CAT AND THE FIDDLE', 'The Cat and the Fiddle'],
])('writes a name as people do: %j is %j', (text, name) => {
  expect(displayName(text)).toBe(name)
})
