/**
 * The statements page with the real parsers and calculator; the test provides the thread, the store and the catalog.
 */
import { tinyRelease } from '@cardsight/answers/testing'
import { parseDay } from '@cardsight/engine/dates'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { type ImportStorage, joinStored } from '../lib/stored-import.ts'
// Lazy-loaded parts are loaded up front: on a busy machine they would come too late for a test.
import '../pages/statements/import-dashboard.ts'
import '../pages/statements/import-results.tsx'
import '../pages/statements/save-import.ts'
import { StatementsPage } from '../pages/statements/statements-page.tsx'
import { SessionProvider } from '../session/session-context.tsx'
import { createSessionStore } from '../session/session-store.ts'
import { createImportCalculator } from '../worker/import-calculator.ts'
import { inProcess } from './stand-ins.ts'

/** 150 + 50 + 100 - 20 = 280 dollars, and a payment that does not count. */
export const chaseCsv = [
  'Transaction Date,Post Date,Description,Category,Type,Amount,Memo',
  '12/01/2025,12/02/2025,SAFEWAY #1234,Groceries,Sale,-150.00,',
  '03/14/2026,03/15/2026,CHIPOTLE 1221,Food & Drink,Sale,-50.00,',
  '03/20/2026,03/21/2026,SAFEWAY #1234,Groceries,Return,20.00,',
  '04/02/2026,04/03/2026,Payment Thank You-Mobile,,Payment,500.00,',
  '11/15/2026,11/15/2026,QXVBZ HLDNGS 99,,Sale,-100.00,',
].join('\n')

export const chaseFile = (name = 'card.csv') => new File([chaseCsv], name)

const ada = {
  id: '6f1c1f0e-6b1a-4f0e-9d55-0b8f5ce4a001',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  isGoogle: false,
}

export function memoryImportStorage(): ImportStorage & { stored: () => unknown } {
  let stored: unknown = null
  let newest: unknown
  return {
    stored: () => stored,
    read: async () => joinStored(stored, newest),
    write: async (files) => {
      stored = structuredClone(files)
      newest = undefined
      return true
    },
    writeNewest: async (lines) => {
      newest = structuredClone(lines)
      return true
    },
    clear: async () => {
      stored = null
    },
  }
}

export async function openStatements({ storage = memoryImportStorage(), isSignedIn = false }: Given = {}) {
  const session = createSessionStore({
    readToken: () => (isSignedIn ? 'secret' : null),
    clearAll: () => undefined,
    authorize: async () => ({ kind: 'user', user: ada }),
    endToken: async () => undefined,
    goHome: () => undefined,
  })
  const dependencies = {
    open: (report: (share: number) => void) =>
      inProcess({
        ...createImportCalculator(() => tinyRelease, parseDay('2026-10-31'), report),
        prepare: async () => undefined,
      }),
    loadPage: async () => undefined,
    storage,
  }
  const router = createMemoryRouter([{ path: '/', element: <StatementsPage dependencies={dependencies} /> }])
  const { unmount } = render(
    <SessionProvider store={session}>
      <RouterProvider router={router} />
    </SessionProvider>,
  )
  await screen.findByText(/Everything is loaded/)
  return { user: userEvent.setup(), unmount }
}

type Given = { storage?: ImportStorage; isSignedIn?: boolean }

/** Drops files on the page and waits until all of them are read. */
export async function bring(...files: readonly File[]) {
  const before = screen.queryAllByRole('button', { name: /^Remove / }).length
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files } })
  await allRead(before + files.length)
}

export async function allRead(fileCount: number) {
  await screen.findByText(new RegExp(`^${fileCount} files? read`))
}

export function fileCalled(name: string) {
  return within(screen.getByRole('region', { name }))
}

/** Returns the value next to a label in the summary. */
export function understood(label: string): string | null | undefined {
  const totals = within(screen.getByRole('region', { name: 'Summary' }))
  return totals.getByText(label).parentElement?.querySelector('dd')?.textContent
}
