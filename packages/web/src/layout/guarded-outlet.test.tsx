import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { RouteHandle } from '../route-handle.ts'
import { SessionProvider } from '../session/session-context.tsx'
import { GuardedOutlet } from './guarded-outlet.tsx'

/** The page as the server renders it. */
function rendered(handle: RouteHandle): Document {
  const children = [{ path: '*', element: <p>the page</p>, handle }]
  const router = createMemoryRouter([{ element: <GuardedOutlet />, children }])
  const html = renderToStaticMarkup(
    <SessionProvider>
      <RouterProvider router={router} />
    </SessionProvider>,
  )
  return new DOMParser().parseFromString(html, 'text/html')
}

it.each([
  ['a page that says so', { access: 'public', needsScript: true }],
  ['a page for signed-in users', { access: 'signed-in' }],
] as const)('says that %s needs JavaScript, and hides it without', (_, handle) => {
  const page = rendered(handle)
  expect(page.querySelector('noscript')?.textContent).toContain('This page needs JavaScript')
  // `base.css` hides it where scripts are off.
  expect(page.querySelector('[data-needs-script]')?.textContent).toMatch(/the page|Checking/)
})

it('says what a page is for without JavaScript', () => {
  const page = rendered({ access: 'public', needsScript: 'Lists your purchases.' })
  expect(page.querySelector('noscript')?.textContent).toContain('Lists your purchases.')
})

it('shows all other pages without JavaScript', () => {
  const page = rendered({ access: 'public' })
  expect(page.querySelector('noscript, [data-needs-script]')).toBeNull()
  expect(page.body.textContent).toBe('the page')
})
