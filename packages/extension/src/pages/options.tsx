/** Your cards and the settings of the extension. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './pages.css'
import { CardList } from './card-list.tsx'
import { ServerField } from './server-field.tsx'

function Options() {
  return (
    <>
      <h1 className="text-2xl">Your cards</h1>
      <p className="mt-1 text-ink-soft">
        They stay in this browser. The toolbar button says which one to pay with at the store that is open.
      </p>
      <CardList />
      <h2 className="mt-10 text-xl">Where new terms come from</h2>
      <ServerField />
    </>
  )
}

const root = document.getElementById('root')
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Options />
    </StrictMode>,
  )
}
