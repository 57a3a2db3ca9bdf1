import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { ClientLinks } from '../../ui/client-links.tsx'
import { StaticPart } from './home-page.tsx'

function routerWith(part: ReactNode) {
  const page = (
    <ClientLinks>
      <StaticPart id="part">{part}</StaticPart>
    </ClientLinks>
  )
  return createMemoryRouter([
    { path: '/', element: page },
    { path: '*', element: <p>another page</p> },
  ])
}

/** The page as the server rendered it, then hydrated by React. */
function takeOver(html: string) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = `<div><div id="part">${html}</div></div>`
  const router = routerWith(<NeverDrawn />)
  render(<RouterProvider router={router} />, { container, hydrate: true })
  return router
}

function NeverDrawn(): never {
  throw new Error('drawn again')
}

describe('a static part', () => {
  it('keeps the server’s markup, without its code running', () => {
    takeOver('<a href="/about">About us</a>')
    expect(screen.getByRole('link', { name: 'About us' })).toBeDefined()
  })

  it('still navigates without loading a document', async () => {
    const router = takeOver('<a href="/about">About us</a>')
    await act(async () => void fireEvent.click(screen.getByRole('link')))
    expect(router.state.location.pathname).toBe('/about')
  })

  it.each([
    ['another site', 'https://bank.example/', {}],
    ['an anchor on the page', '#Ledger', {}],
    ['a new tab', '/about', { ctrlKey: true }],
  ])('leaves %s to the browser', async (_, href, keys) => {
    const router = takeOver(`<a href="${href}">go</a>`)
    let isTaken = true
    const listen = (event: Event) => {
      isTaken = event.defaultPrevented
      event.preventDefault()
    }
    window.addEventListener('click', listen, { once: true })
    fireEvent.click(screen.getByRole('link'), keys)
    expect(isTaken).toBe(false)
    expect(router.state.location.pathname).toBe('/')
  })

  it('renders after client-side navigation', () => {
    render(<RouterProvider router={routerWith(<p>drawn here</p>)} />)
    expect(screen.getByText('drawn here')).toBeDefined()
  })
})
