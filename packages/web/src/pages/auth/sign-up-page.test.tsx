import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { SignUpPage } from './sign-up-page.tsx'

function open(isSetUp: boolean) {
  const page = <SignUpPage social={{ isSetUp, providerName: 'Google' }} />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />)
}

it('S-SIGNUP-04: begins the social sign-in on our server, and counts it as remembered', () => {
  open(true)
  const way = screen.getByRole('link', { name: 'Continue with Google' })
  expect(way.getAttribute('href')).toBe('/api/auth/google?remember=1')
})

it('S-SIGNUP-04: says when no provider is set up', () => {
  open(false)
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toHaveProperty('disabled', true)
})
