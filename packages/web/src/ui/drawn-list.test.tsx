import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { DrawnList } from './drawn-list.tsx'

const names = ['Ada', 'Bob']
let drawn: string[] = []

/** The list as the server left it, then taken over by React. */
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
    <DrawnList items={shown} aria-label="Names">
      {(name) => {
        drawn.push(name)
        return <li key={name}>{name}, drawn here</li>
      }}
    </DrawnList>
  )
}

const texts = () => screen.getAllByRole('listitem').map((item) => item.textContent)

it('is left as the server drew it while its items are the same', () => {
  takeOver(names)
  act(() => change([...names]))
  expect(texts()).toEqual(['Ada, her page', 'Bob'])
  expect(drawn).toEqual([])
})

it('is drawn anew as soon as they are others, and stays React’s when they come back', () => {
  takeOver(names)
  act(() => change(['Bob']))
  expect(texts()).toEqual(['Bob, drawn here'])
  act(() => change(names))
  expect(texts()).toEqual(['Ada, drawn here', 'Bob, drawn here'])
})

it('goes from page to page without loading a document', async () => {
  const router = takeOver(names)
  await act(async () => void fireEvent.click(screen.getByRole('link')))
  expect(router.state.location.pathname).toBe('/ada')
})

it('is drawn for those who come from another page, whatever stands there', () => {
  render(<RouterProvider router={routerTo(names)} />)
  expect(texts()).toEqual(['Ada, drawn here', 'Bob, drawn here'])
})
