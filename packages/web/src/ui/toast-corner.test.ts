import { describe, expect, it } from 'vitest'
import { chooseCorner } from './toast-corner.ts'

const size = { width: 400, height: 100 }
const screen = { width: 1000, height: 800 }
const at = (left: number, top: number) => ({ left, top, right: left + 50, bottom: top + 40 })

describe('the corner of a message', () => {
  it.each([
    ['nothing to press', [], 'bottom-right'],
    ['a button beside it', [at(549, 750)], 'bottom-right'],
    ['a button below it', [at(900, 750)], 'bottom-left'],
    ['buttons in both lower corners', [at(900, 750), at(10, 720)], 'top-right'],
    ['buttons everywhere but there', [at(900, 750), at(10, 720), at(900, 10)], 'top-left'],
    [
      'buttons everywhere, most of them below',
      [at(900, 750), at(700, 750), at(10, 720), at(100, 720), at(900, 10), at(10, 10), at(90, 10)],
      'top-right',
    ],
  ] as const)('with %s', (_, controls, corner) => {
    expect(chooseCorner(size, screen, controls)).toBe(corner)
  })
})
