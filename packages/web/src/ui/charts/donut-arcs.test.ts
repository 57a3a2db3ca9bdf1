import { expect, it } from 'vitest'
import { donutArcs, formatShare } from './donut-arcs.ts'

const slice = (label: string, value: number) => ({ label, value, color: '#000000' })

it('gives each slice its share of the total, in the given order', () => {
  // 504 + 179 + 166 + 151 = 1000
  const drawn = donutArcs([slice('a', 504), slice('b', 179), slice('c', 166), slice('d', 151)])
  expect(drawn.map(({ label, share }) => [label, share])).toEqual([
    ['a', 0.504],
    ['b', 0.179],
    ['c', 0.166],
    ['d', 0.151],
  ])
})

it('draws a single slice as a full ring', () => {
  const [lone] = donutArcs([slice('a', 10), slice('b', 0)])
  expect(lone?.share).toBe(1)
  // A closed ring is two circles: its path closes twice.
  expect(lone?.path.match(/Z|M/g)).toEqual(['M', 'M', 'Z'])
})

it('draws nothing for no spending at all', () => {
  expect(donutArcs([slice('a', 0)])).toEqual([{ ...slice('a', 0), path: '', share: 0 }])
  expect(donutArcs([])).toEqual([])
})

it('omits a refund from the ring', () => {
  const [spent, refund] = donutArcs([slice('a', 30), slice('b', -5)])
  expect(spent?.share).toBe(1)
  expect(refund).toMatchObject({ path: '', share: 0 })
})

it.each([
  [0, '0%'],
  [0.004, '<1%'],
  [0.005, '1%'],
  [0.274, '27%'],
  [1, '100%'],
])('formats the share %s as %s', (share, words) => {
  expect(formatShare(share)).toBe(words)
})
