/** Every component of the product in every state, on a page of its own: `npm run styleguide`. */
import './styles.css'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { StyleguidePage } from './styleguide-page.tsx'

const root = document.getElementById('main')
if (root === null) {
  throw new Error('index.html has no element for the page')
}
createRoot(root).render(
  <RouterProvider router={createMemoryRouter([{ path: '*', element: <StyleguidePage /> }])} />,
)
