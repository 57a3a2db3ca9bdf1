import { parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { afterEach, describe, expect, it } from 'vitest'
import { noChanges, undoChanges } from './change-corrections.ts'
import { clearAll, writeText } from './storage.ts'
import {
  adoptMerchants,
  changeStoredCorrections,
  forgetGuestCorrections,
  readStoredCorrections,
  unsentCorrections,
  writeAccountCorrections,
} from './stored-corrections.ts'

const row = { account: 'a', day: parseDay('2026-11-02'), cents: toCents(12_34), text: 'SHELL OIL', nth: 0 }
const nothing = { merchants: [], wordings: [], rows: [], names: [] }

afterEach(clearAll)

describe('corrections in this browser', () => {
  it('replace each other by key, and are gone once they are undone', () => {
    changeStoredCorrections({ ...noChanges, merchants: [{ merchant: 'Shell', to: 'dining' }] })
    const before = readStoredCorrections()
    const changes = {
      merchants: [{ merchant: ' SHELL', to: 'gym' as const }],
      wordings: [{ wording: 'Zelle to Anna 77', to: 'excluded' as const }],
      rows: [{ ...row, to: 'gas' as const, name: 'Fuel' }],
      names: [{ scope: 'merchant' as const, key: ' Zzyzx', name: 'Road' }],
    }
    changeStoredCorrections(changes)
    expect(readStoredCorrections()).toEqual({
      merchants: [{ merchant: 'shell', to: 'gym' }],
      wordings: [{ wording: 'zelle to anna', to: 'excluded' }],
      rows: [{ ...row, to: 'gas', name: 'Fuel' }],
      names: [{ scope: 'merchant', key: 'zzyzx', name: 'Road' }],
    })
    changeStoredCorrections(undoChanges(before, changes))
    expect(readStoredCorrections()).toEqual(before)
  })

  it('all go to the account at sign-in, and then only what it lacks', () => {
    changeStoredCorrections({ ...noChanges, merchants: [{ merchant: 'shell', to: 'dining' }] })
    const sent = unsentCorrections()
    expect(sent.merchants).toEqual([{ merchant: 'shell', to: 'dining' }])
    // A change made while the account answers.
    changeStoredCorrections({ ...noChanges, rows: [{ ...row, to: 'gas' }] })
    const account = {
      ...nothing,
      merchants: [
        { merchant: 'cafe', to: 'other' as const },
        { merchant: 'shell', to: 'dining' as const },
      ],
    }
    writeAccountCorrections(account, sent)
    expect(readStoredCorrections()).toEqual({ ...account, rows: [{ ...row, to: 'gas' }] })
    const unsent = unsentCorrections()
    expect(unsent.rows).toEqual([{ ...row, to: 'gas' }])
    writeAccountCorrections({ ...account, rows: [{ ...row, to: 'gas' }] }, unsent)
    expect(unsentCorrections()).toEqual(nothing)
    changeStoredCorrections({ ...noChanges, rows: [{ ...row, to: null }] })
    expect(unsentCorrections()).toEqual({ ...nothing, rows: [{ ...row, to: null }] })
  })

  it('are forgotten with a guest’s files, and stay if they are an account’s', () => {
    changeStoredCorrections({ ...noChanges, rows: [{ ...row, to: 'gas' }] })
    forgetGuestCorrections()
    expect(readStoredCorrections()).toEqual(nothing)
    writeAccountCorrections({ ...nothing, rows: [{ ...row, to: 'gas' }] }, unsentCorrections())
    forgetGuestCorrections()
    expect(readStoredCorrections().rows).toHaveLength(1)
  })

  it('keep what can be read of damaged ones', () => {
    const merchants = [
      { merchant: 'shell', to: 'dining' },
      { merchant: 7, to: 'gym' },
      null,
      { merchant: 'x', to: 'y' },
    ]
    const rows = [
      { ...row, day: '2026-02-31', to: 'gas' },
      // A split that is as large as the row leaves no rest.
      { ...row, to: 'gas', split: [{ to: 'dining', cents: 12_34 }] },
    ]
    const names = [{ scope: 'row', key: 'x', name: 'y' }, 3]
    writeText('local', 'cardsight:corrections', JSON.stringify({ merchants, rows, names }))
    expect(readStoredCorrections()).toEqual({
      merchants: [{ merchant: 'shell', to: 'dining' }],
      wordings: [],
      rows: [{ ...row, to: 'gas' }],
      names: [],
    })
    writeText('local', 'cardsight:corrections', '{')
    expect(readStoredCorrections()).toEqual(nothing)
  })

  it('adopt the merchants of earlier versions', () => {
    adoptMerchants({ Safeway: 'supermarket', x: 'no such leaf' })
    expect(readStoredCorrections().merchants).toEqual([{ merchant: 'safeway', to: 'supermarket' }])
  })
})
