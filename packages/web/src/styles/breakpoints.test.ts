import { expect, it } from 'vitest'
import tokens from './tokens.css?raw'

/**
 * A breakpoint is the first width of the wider layout: charts are small up to 567 px, the menu is collapsed
 * up to 991.
 */
it.each([
  ['chart', 568],
  ['narrow', 700],
  ['duo', 991],
  ['menu', 992],
  ['wide', 1300],
])('B-CONST-15: the wider layout of %s begins at %d px', (name, width) => {
  expect(tokens).toContain(`--breakpoint-${name}: ${width}px;`)
})
