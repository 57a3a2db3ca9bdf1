import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Carousel, carouselPosition } from './carousel.tsx'

const show = (names: string[]) =>
  render(
    <Carousel label="Cards">
      {names.map((name) => (
        <p key={name}>{name}</p>
      ))}
    </Carousel>,
  )

it('is a named region with all slides, numbered', () => {
  show(['First', 'Second', 'Third'])
  const carousel = screen.getByRole('region', { name: 'Cards' })
  const slides = within(carousel).getAllByRole('listitem')
  expect(slides.map((slide) => [slide.getAttribute('aria-label'), slide.textContent])).toEqual([
    ['1 of 3', 'First'],
    ['2 of 3', 'Second'],
    ['3 of 3', 'Third'],
  ])
})

it('S-DASH1-36 counts (n / total) and has previous and next', () => {
  show(['First', 'Second', 'Third'])
  expect(screen.getByText('(1 / 3)')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Cards: previous' }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('button', { name: 'Cards: next' }).getAttribute('aria-disabled')).toBe('false')
})

it('shows no controls for one slide', () => {
  show(['Only'])
  expect(screen.queryByRole('button')).toBeNull()
})

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
