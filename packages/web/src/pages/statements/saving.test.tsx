import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { bring, chaseFile, openStatements } from '../../testing/statements.tsx'

afterEach(() => vi.unstubAllGlobals())

const moment = '2026-11-15T10:00:00.000Z'
const status = {
  handle: 'handle-1',
  institutionName: 'Chase',
  source: 'import',
  state: 'ready',
  advice: null,
  isImporting: false,
  linkedAt: moment,
  syncedAt: moment,
  freshAt: moment,
  accountCount: 1,
  skippedRows: 0,
  leftOut: [],
  hasNewAccounts: false,
}

/** A network that answers once and records the request. */
function answerWith(response: Response) {
  const asked: { path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    asked.push({ path, body: JSON.parse(body) })
    return response
  })
  return asked
}

const save = () => screen.findByRole('button', { name: 'Save to my account' })

describe('saving an import to the account', () => {
  it('is offered to signed-in users', async () => {
    await openStatements()
    await bring(chaseFile())
    expect(screen.queryByRole('button', { name: 'Save to my account' })).toBeNull()
  })

  it('sends the purchases and refunds, and nothing before the click', async () => {
    const asked = answerWith(Response.json(status))
    const { user } = await openStatements({ isSignedIn: true })
    await bring(chaseFile())
    expect(asked).toEqual([])
    await user.click(await save())
    expect(await screen.findByText(/^Saved/)).toBeTruthy()
    const row = { account: 'Chase|credit', mcc: null, isAbroad: false }
    expect(asked).toEqual([
      {
        path: '/api/plaid/auth/imports',
        body: {
          institutionName: 'Chase',
          accounts: [{ id: 'Chase|credit', name: 'Chase credit card', mask: null, subtype: 'credit card' }],
          rows: [
            {
              ...row,
              day: '2025-12-01',
              amountCents: 15_000,
              name: 'SAFEWAY #1234',
              issuerCategory: 'Groceries',
            },
            {
              ...row,
              day: '2026-03-14',
              amountCents: 5000,
              name: 'CHIPOTLE 1221',
              issuerCategory: 'Food & Drink',
            },
            {
              ...row,
              day: '2026-03-20',
              amountCents: -2000,
              name: 'SAFEWAY #1234',
              issuerCategory: 'Groceries',
            },
            {
              ...row,
              day: '2026-11-15',
              amountCents: 10_000,
              name: 'QXVBZ HLDNGS 99',
              issuerCategory: null,
            },
          ],
        },
      },
    ])
  })

  it('resets for files that are added later', async () => {
    answerWith(Response.json(status))
    const { user } = await openStatements({ isSignedIn: true })
    await bring(chaseFile())
    await user.click(await save())
    await screen.findByText(/^Saved/)
    await bring(chaseFile('more.csv'))
    expect(screen.queryByText(/^Saved/)).toBeNull()
  })

  it('shows the server’s message if it is rejected', async () => {
    const msg = 'Your account has reached the maximum of imported rows. Please remove an import first.'
    answerWith(Response.json({ error: msg, errors: [{ code: 'too-large', msg }] }, { status: 413 }))
    const { user } = await openStatements({ isSignedIn: true })
    await bring(chaseFile())
    await user.click(await save())
    expect(await screen.findByText(msg)).toBeTruthy()
  })
})
