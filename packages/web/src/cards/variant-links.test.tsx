import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { VariantLinks } from './variant-links.tsx'

const variant = (audience: string) => ({ cardId: audience.toLowerCase().replaceAll(' ', '-'), audience })

it.each([
  [[], ''],
  [['Student'], 'Also as Student'],
  [['Student', 'Secured'], 'Also as Student and Secured'],
  [['People building credit'], 'Also for people building credit'],
  [['NHL fans'], 'Also for NHL fans'],
  [
    ['Student', 'People building credit', 'Secured'],
    'Also as Student and Secured; also for people building credit',
  ],
])('%j: %s', (audiences, text) => {
  const { container } = render(<VariantLinks variants={audiences.map(variant)} />)
  expect(container.textContent).toBe(text)
})

it('links to the page of each variant', () => {
  render(<VariantLinks variants={['Student', 'Secured'].map(variant)} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/cards/student',
    '/cards/secured',
  ])
})
