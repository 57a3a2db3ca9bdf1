import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Footer } from './footer.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-06-15T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const show = (footer = <Footer />) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: footer }])} />)
const links = () =>
  within(screen.getByRole('navigation', { name: 'Footer' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

const pages = [
  ['How it works', '/#HowItWorks'],
  ['Support', '/support'],
  ['Terms of Service', '/terms'],
  ['Privacy Policy', '/privacy-policy'],
  ['Cookies Policy', '/cookies-policy'],
  ['Card changes', '/cards/changes'],
  ['Open Data', '/open-data'],
]

describe('the footer', () => {
  it('S-FOOT-01, S-GEN-12: links the pages in order, and no social profile without an address', () => {
    show()
    expect(links()).toEqual(pages)
  })

  it('S-FOOT-01, S-GEN-12: links the social profiles after the pages', () => {
    const social = [{ label: 'YouTube', address: 'https://video.example/cardsight' }]
    show(<Footer social={social} />)
    expect(links()).toEqual([...pages, ['YouTube', 'https://video.example/cardsight']])
  })

  it('S-FOOT-02, B-CONST-24: shows the years up to this one', () => {
    show()
    expect(screen.getByText('© 2021–2027 Cardsight')).toBeDefined()
  })
})
