import { expect, it } from 'vitest'
import { carouselPosition } from './carousel-position.ts'

it('one visible slide: as many stops as slides', () => {
  // 5 slides of 300 in a window of 300; scrolled by 600 is the third.
  const at = carouselPosition({ scrollLeft: 600, clientWidth: 300, scrollWidth: 1500, total: 5 })
  expect(at).toEqual({ index: 2, stops: 5, isAtStart: false, isAtEnd: false })
})

it('three of five visible: stops at the first, second and third', () => {
  // 5 slides of 100 in a window of 300; the furthest scroll is 200 = two steps.
  const end = carouselPosition({ scrollLeft: 200, clientWidth: 300, scrollWidth: 500, total: 5 })
  expect(end).toEqual({ index: 2, stops: 3, isAtStart: false, isAtEnd: true })
})

it('treats a fraction of a pixel short of the end as the end', () => {
  const at = carouselPosition({ scrollLeft: 1198.6, clientWidth: 300, scrollWidth: 1500, total: 5 })
  expect(at).toEqual({ index: 4, stops: 5, isAtStart: false, isAtEnd: true })
})

it('all visible, or not yet measured: one stop, both ends', () => {
  const one = { index: 0, stops: 1, isAtStart: true, isAtEnd: true }
  expect(carouselPosition({ scrollLeft: 0, clientWidth: 900, scrollWidth: 900, total: 3 })).toEqual(one)
  expect(carouselPosition({ scrollLeft: 0, clientWidth: 0, scrollWidth: 0, total: 3 })).toEqual(one)
})

it('no slides: no stops', () => {
  expect(carouselPosition({ scrollLeft: 0, clientWidth: 300, scrollWidth: 300, total: 0 }).stops).toBe(0)
})
