/** The popup of the toolbar button: which of your cards to pay with on the open site. */
import { type ReactNode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { AnswerBook } from '../answers/answer-book.ts'
import { showRate } from '../browser/badge.ts'
import { ask } from '../browser/messages.ts'
import { cardsIn, setKind, watchStored } from '../browser/storage.ts'
import type { Site } from '../sites/find-site.ts'
import { AnswerView } from './answer-view.tsx'
import './pages.css'
import { KindPicker } from './kind-picker.tsx'
import { type PopupView, popupKeys, readPopupView } from './popup-view.ts'
import { SiteSwitch } from './site-switch.tsx'

function Popup({ first }: Readonly<{ first: PopupView }>) {
  const [view, setView] = useState(first)
  useEffect(
    () => watchStored(popupKeys, () => void readPopupView().then((next) => next && setView(next))),
    [],
  )
  const { site, tab, answer, book, account } = view
  useEffect(() => {
    if (tab.id !== undefined && site !== null) {
      void showRate(tab.id, view.said === null && site.store === null ? null : answer)
    }
  }, [tab.id, site, answer, view.said])
  const isRevoked = account !== null && account.key === null
  if (cardsIn(view).cards.length === 0) {
    return isRevoked ? <Revoked /> : <NoCards isConnected={account !== null} />
  }
  return (
    <>
      <Here {...view} {...{ site, book }} />
      {isRevoked && (
        <p className="mt-3 border-t border-hairline pt-3 text-sm">
          Your account no longer shares its cards. <OptionsButton>Connect again</OptionsButton>
        </p>
      )}
    </>
  )
}

function Here({ site, book, ...view }: PopupView) {
  if (site === null) {
    return <Message title="No store here">Open a store’s website, then press this button again.</Message>
  }
  if (book === null) {
    return <Message title="One moment">Calculating what your cards earn…</Message>
  }
  return book.hasDebt ? (
    <Message title="Pay off your balance first">Interest costs more than any card earns here.</Message>
  ) : (
    <Answer {...view} {...{ site, book }} />
  )
}

type AnswerProps = PopupView & Readonly<{ site: Site; book: AnswerBook }>

function Answer({ site, tab, book, said, leaf, others, answer }: AnswerProps) {
  return (
    <>
      <p className="text-sm text-ink-soft">Which card at {site.store?.name ?? site.domain}?</p>
      {answer === null ? (
        <h1 className="mt-1 text-xl">We don’t know this site</h1>
      ) : (
        <AnswerView {...{ answer }} colors={book.colors} />
      )}
      <KindPicker
        {...{ leaf, others }}
        isGuess={said === null && site.store === null}
        kinds={book.kinds}
        onPick={(picked) => void setKind(site.domain, picked)}
        onForget={said === null ? null : () => void setKind(site.domain, null)}
      />
      {tab.id !== undefined && <SiteSwitch domain={site.domain} tabId={tab.id} />}
    </>
  )
}

function NoCards({ isConnected }: Readonly<{ isConnected: boolean }>) {
  return (
    <Message title={isConnected ? 'Your account has no cards' : 'Add your cards'}>
      <span className="block">
        {isConnected
          ? 'Add them in Cardsight, under “Use today”.'
          : 'Enter them, or load them from your Cardsight account. Then this button shows which one to use.'}
      </span>
      {!isConnected && <PrimaryOptionsButton>Add cards</PrimaryOptionsButton>}
    </Message>
  )
}

function Revoked() {
  return (
    <Message title="Disconnected">
      <span className="block">Your account no longer shares its cards with this browser.</span>
      <PrimaryOptionsButton>Connect again or add cards</PrimaryOptionsButton>
    </Message>
  )
}

function OptionsButton({ children }: Readonly<{ children: string }>) {
  return (
    <button type="button" className="text-button" onClick={openOptions}>
      {children}
    </button>
  )
}

function PrimaryOptionsButton({ children }: Readonly<{ children: string }>) {
  return (
    <button type="button" className="primary mt-4" onClick={openOptions}>
      {children}
    </button>
  )
}

function openOptions() {
  void chrome.runtime.openOptionsPage()
}

function Message({ title, children }: Readonly<{ title: string; children: ReactNode }>) {
  return (
    <>
      <h1 className="text-xl">{title}</h1>
      <div className="mt-1">{children}</div>
    </>
  )
}

const first = await readPopupView()
const root = document.getElementById('root')
if (root !== null && first !== null) {
  root.className = 'p-4'
  createRoot(root).render(<Popup first={first} />)
  // The background script takes long to start, so the answer comes first.
  requestIdleCallback(() => void ask('prepare'))
}
