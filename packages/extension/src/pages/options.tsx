/** Your cards and the settings of the extension. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './pages.css'
import { AccountLink } from './account-link.tsx'
import { CardList } from './card-list.tsx'
import { ServerField } from './server-field.tsx'
import { SwitchedList } from './switched-list.tsx'
import { useStored } from './use-stored.ts'

const keys = ['account', 'server'] as const

function Options() {
  const stored = useStored(keys)
  if (stored === null) {
    return null
  }
  const isConnected = stored.account !== null && stored.account.key !== null
  return (
    <>
      <h1 className="text-2xl">Your cards</h1>
      <p className="mt-1 text-ink-soft">
        They stay in this browser. The toolbar button shows which one to use at the store you’re on.
      </p>
      <CardList />
      {!isConnected && <h2 className="mt-10 text-xl">Your Cardsight account</h2>}
      <AccountLink {...stored} />
      <h2 className="mt-10 text-xl">Sites</h2>
      <SwitchedList />
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
