import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Carousel } from './carousel.tsx'

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
