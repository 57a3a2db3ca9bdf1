import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Footer } from './footer.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-06-15T12:00:00Z') })
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Footer /> }])} />)
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the footer', () => {
  it('S-FOOT-01, S-GEN-12: links the pages in order, and no social profile without an address', () => {
    const links = within(screen.getByRole('navigation', { name: 'Footer' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['How it works', '/#HowItWorks'],
      ['Support', '/support'],
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy-policy'],
      ['Cookies Policy', '/cookies-policy'],
    ])
  })

  it('S-FOOT-02, B-CONST-24: carries the years up to this one', () => {
    expect(screen.getByText('© 2021–2027 Cardsight')).toBeDefined()
  })
})
