/** The popup of the toolbar button: which of your cards to pay with on the open site. */
import type { Leaf } from '@cardsight/engine/categories'
import { type ReactNode, StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { AnswerBook, BookAnswer } from '../answers/answer-book.ts'
import { showBadge } from '../browser/badge.ts'
import { ask } from '../browser/messages.ts'
import { readAnswer, setKind } from '../browser/storage.ts'
import { findSite, type Site } from '../sites/find-site.ts'
import { AnswerView } from './answer-view.tsx'
import './pages.css'
import { KindPicker } from './kind-picker.tsx'
import { SiteSwitch } from './site-switch.tsx'
import { useStored } from './use-stored.ts'

const keys = ['yourCards', 'kinds', 'book'] as const

type OpenTab = Readonly<{ tab: chrome.tabs.Tab; site: Site | null }>

function Popup() {
  const open = useOpenTab()
  const stored = useStored(keys)
  useEffect(() => {
    void ask('prepare')
  }, [])
  if (open === null || stored === null) {
    return null
  }
  const { site, tab } = open
  if (stored.yourCards.cards.length === 0) {
    return <NoCards />
  }
  if (site === null) {
    return <Message title="No store here">Open a store’s website, then press this button again.</Message>
  }
  return stored.book === null ? (
    <Message title="One moment">Calculating what your cards earn…</Message>
  ) : (
    <Here {...{ site, tab }} book={stored.book} said={stored.kinds[site.domain] ?? null} />
  )
}

type HereProps = Readonly<{
  site: Site
  tab: chrome.tabs.Tab
  book: AnswerBook
  /** What the person said that the site sells. */
  said: Leaf | null
}>

function Here({ site, tab, book, said }: HereProps) {
  const guesses = useGuesses(site.store === null && said === null ? (tab.title ?? '') : null)
  useEffect(() => {
    void showBadge(tab)
  })
  const name = site.store?.name ?? site.domain
  const [guess = null] = guesses ?? []
  const leaf = said ?? site.store?.leaf ?? guess
  const merchant = said === null ? (site.store?.merchant ?? null) : null
  const answer = useAnswer(guesses === null ? null : leaf, merchant, book)
  const isGuess = said === null && site.store === null
  if (guesses === null || answer === undefined) {
    return null
  }
  return (
    <>
      <p className="text-sm text-ink-soft">Which card at {name}?</p>
      {answer === null ? (
        <h1 className="mt-1 text-xl">We don’t know this site</h1>
      ) : (
        <AnswerView {...{ answer }} colors={book.colors} />
      )}
      <KindPicker
        {...{ isGuess, leaf }}
        kinds={book.kinds}
        others={guesses.slice(1)}
        onPick={(picked) => void setKind(site.domain, picked)}
        onForget={said === null ? null : () => void setKind(site.domain, null)}
      />
      <SiteSwitch domain={site.domain} />
    </>
  )
}

function NoCards() {
  return (
    <Message title="Add your cards">
      <span className="block">Then this button says which one to pay with.</span>
      <button type="button" className="primary mt-4" onClick={() => void chrome.runtime.openOptionsPage()}>
        Add cards
      </button>
    </Message>
  )
}

function Message({ title, children }: Readonly<{ title: string; children: ReactNode }>) {
  return (
    <>
      <h1 className="text-xl">{title}</h1>
      <div className="mt-1">{children}</div>
    </>
  )
}

/** Asked for before the first render, so that the answer appears sooner. */
const openTabs = chrome.tabs.query({ active: true, currentWindow: true })

/** The tab that the popup is about. Pressing the button lets us read its address and title. */
function useOpenTab(): OpenTab | null {
  const [open, setOpen] = useState<OpenTab | null>(null)
  useEffect(() => {
    void openTabs.then(([tab]) => {
      if (tab !== undefined) {
        setOpen({ tab, site: findSite(tab.url ?? '') })
      }
    })
  }, [])
  return open
}

/** Undefined while it's read; null for a kind that we don't know. */
function useAnswer(
  leaf: Leaf | null,
  merchant: string | null,
  book: AnswerBook,
): BookAnswer | null | undefined {
  const [answer, setAnswer] = useState<BookAnswer | null>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new book has new answers
  useEffect(() => {
    let isCurrent = true
    void (leaf === null ? Promise.resolve(null) : readAnswer({ leaf, merchant })).then((read) => {
      if (isCurrent) {
        setAnswer(read)
      }
    })
    return () => {
      isCurrent = false
    }
  }, [leaf, merchant, book])
  return answer
}

/** What a site with this title sells, most likely first. Null while we read it; nothing for a site that needs no guess. */
function useGuesses(title: string | null): readonly Leaf[] | null {
  const [guesses, setGuesses] = useState<readonly Leaf[] | null>(title === null ? [] : null)
  useEffect(() => {
    if (title === null) {
      setGuesses([])
      return
    }
    void import('../sites/guess-store.ts').then(({ guessLeaves }) => setGuesses(guessLeaves(title)))
  }, [title])
  return guesses
}

const root = document.getElementById('root')
if (root !== null) {
  root.className = 'p-4'
  createRoot(root).render(
    <StrictMode>
      <Popup />
    </StrictMode>,
  )
}
