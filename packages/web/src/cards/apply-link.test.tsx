import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { ApplyTerms } from './apply-link.tsx'

const LAST = 'Credit: Good–Excellent · Terms last confirmed Nov 10, 2026 · Advertiser Disclosure'

it.each([
  ['none', `No welcome bonus. ${LAST}`],
  ['not stated', `No welcome bonus that we know of. ${LAST}`],
  ['$200 after $500 in 3 months.', `$200 after $500 in 3 months. ${LAST}`],
  [null, LAST],
])('beside Apply with the offer %j stands all that a person should know', (offer, text) => {
  const { container } = render(
    <MemoryRouter>
      <ApplyTerms
        introOffer={offer === null ? null : { intro_description: offer }}
        creditRange={['Good', 'Excellent']}
        asOf="2026-11-10"
      />
    </MemoryRouter>,
  )
  expect(container.textContent).toBe(text)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/about#AdvertiserDisclosure')
})
