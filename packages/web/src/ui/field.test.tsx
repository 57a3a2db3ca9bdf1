import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TextField } from './field.tsx'

const describing = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

it('is found by its label and is not marked invalid without an error', () => {
  render(<TextField label="Email" />)
  const field = screen.getByLabelText('Email')
  expect(field.getAttribute('aria-invalid')).toBeNull()
  expect(field.getAttribute('aria-describedby')).toBeNull()
})

it('is described by its hint and by its error', () => {
  render(<TextField label="Email" hint="We write only when you ask" error="Please enter email address" />)
  const field = screen.getByLabelText('Email')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(describing(field)).toEqual(['We write only when you ask', 'Please enter email address'])
})

it('announces a later error from a region that already existed', () => {
  const { rerender, container } = render(<TextField label="Email" />)
  const region = container.querySelector('[aria-live]')
  rerender(<TextField label="Email" error="Please enter email address" />)
  expect(region?.textContent).toBe('Please enter email address')
  expect(container.querySelector('[aria-live]')).toBe(region)
})
