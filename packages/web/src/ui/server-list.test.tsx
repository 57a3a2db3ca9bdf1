import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { ServerList } from './server-list.tsx'

const names = ['Ada', 'Bob']
let drawn: string[] = []

/** The list as the server rendered it, then hydrated by React. */
function takeOver(items: readonly string[]) {
  drawn = []
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML =
    '<div><ol aria-label="Names"><li>Ada, <a href="/ada">her page</a></li><li>Bob</li></ol></div>'
  const router = routerTo(items)
  render(<RouterProvider router={router} />, { container, hydrate: true })
  return router
}

const routerTo = (items: readonly string[]) =>
  createMemoryRouter([{ path: '*', element: <Changing items={items} /> }])

let change = (_: readonly string[]) => {}

function Changing({ items }: { items: readonly string[] }) {
  const [shown, setShown] = useState(items)
  change = setShown
  return (
    <ServerList items={shown} aria-label="Names">
      {(name) => {
        drawn.push(name)
        return <li key={name}>{name}, drawn here</li>
      }}
    </ServerList>
  )
}

const texts = () => screen.getAllByRole('listitem').map((item) => item.textContent)

it('keeps the server’s markup while its items are the same', () => {
  takeOver(names)
  act(() => change([...names]))
  expect(texts()).toEqual(['Ada, her page', 'Bob'])
  expect(drawn).toEqual([])
})

it('renders as soon as the items change, and stays rendered by React when they change back', () => {
  takeOver(names)
  act(() => change(['Bob']))
  expect(texts()).toEqual(['Bob, drawn here'])
  act(() => change(names))
  expect(texts()).toEqual(['Ada, drawn here', 'Bob, drawn here'])
})

it('navigates without loading a document', async () => {
  const router = takeOver(names)
  await act(async () => void fireEvent.click(screen.getByRole('link')))
  expect(router.state.location.pathname).toBe('/ada')
})

it('renders after client-side navigation, whatever markup is there', () => {
  render(<RouterProvider router={routerTo(names)} />)
  expect(texts()).toEqual(['Ada, drawn here', 'Bob, drawn here'])
})
