import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { preloadable } from './preloadable.tsx'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

it('renders at once after it has been preloaded', async () => {
  const { Part, preload } = preloadable(async () => Greeting)
  await preload()
  render(
    <Suspense fallback="loading">
      <Part name="Ada" />
    </Suspense>,
  )
  expect(screen.getByText('Hello Ada')).toBeTruthy()
})

it('shows the fallback and loads by itself otherwise', async () => {
  const { Part } = preloadable(async () => Greeting)
  const { container } = render(
    <Suspense fallback="loading">
      <Part name="Ada" />
    </Suspense>,
  )
  expect(container.textContent).toBe('loading')
  await act(async () => undefined)
  expect(await screen.findByText('Hello Ada')).toBeTruthy()
})
