import { tinyRelease } from '@cardsight/answers/testing'
import { parseDay } from '@cardsight/engine/dates'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { inProcess } from '../../testing/stand-ins.ts'
import { chaseFile, memoryImportStorage } from '../../testing/statements.tsx'
import { createImportCalculator } from '../../worker/import-calculator.ts'
import { createImportStore, type ImportDependencies, importSentences } from './import-store.ts'

afterEach(() => localStorage.clear())

const calculator = (report?: (share: number) => void) => ({
  ...createImportCalculator(() => tinyRelease, parseDay('2026-10-31'), report),
  prepare: async () => undefined,
})

const setUp = (given: Partial<ImportDependencies> = {}) =>
  createImportStore({
    open: (report) => inProcess(calculator(report)),
    loadPage: async () => undefined,
    storage: memoryImportStorage(),
    ...given,
  })

describe('imported files', () => {
  it('are read one after the other, and report progress', async () => {
    const store = setUp()
    const told: string[] = []
    store.subscribe(() => {
      const { reading } = store.getState()
      told.push(reading === null ? 'done' : `${reading.done}/${reading.all} ${reading.share}`)
    })
    await store.addFiles([chaseFile('a.csv'), chaseFile('b.csv')])
    expect([...new Set(told)]).toEqual(['0/2 0', '0/2 0.2', '0/2 0.7', '1/2 0', '1/2 0.2', '1/2 0.7', 'done'])
  })

  it('wait for files being read, and quick corrections are all applied', async () => {
    const store = setUp()
    await Promise.all([store.addFiles([chaseFile('a.csv')]), store.addFiles([chaseFile('b.csv')])])
    expect(store.getState()).toMatchObject({ reading: null, summary: { files: [{ id: 1 }, { id: 2 }] } })
    await Promise.all([
      store.correctFile(1, { dateOrder: 'mdy' }),
      store.correctFile(1, { accountTypes: { 0: 'checking' } }),
    ])
    expect(store.getState().summary?.files[0]?.corrections).toEqual({
      dateOrder: 'mdy',
      accountTypes: { 0: 'checking' },
    })
  })

  it('are requested again if the worker fails, and then read', async () => {
    let opened = 0
    const store = setUp({
      open: (report) => {
        opened += 1
        const failing = { addFile: () => Promise.reject(new Error('out of memory')) }
        return inProcess({ ...calculator(report), ...(opened === 1 && failing) })
      },
    })
    await store.addFiles([chaseFile()])
    expect(store.getState()).toMatchObject({ failure: importSentences.stopped, summary: null, reading: null })
    await store.addFiles([chaseFile()])
    expect(store.getState()).toMatchObject({ failure: null, summary: { purchaseCount: 3 } })
  })

  it('wait for everything to load; loading errors are shown', async () => {
    const store = setUp({ loadPage: () => Promise.reject(new Error('no network')) })
    await store.open()
    expect(store.getState()).toMatchObject({ isReady: false, failure: importSentences.notLoaded })
  })

  it('have the categories that the user chose for their merchants, also after a reload, until they are undone', async () => {
    const leafOf = (store: ReturnType<typeof setUp>) =>
      store.getState().summary?.merchants.find(({ name }) => name.startsWith('Qxvbz'))?.leaf
    const first = setUp()
    await first.addFiles([chaseFile()])
    const name = first.getState().summary?.merchants.find(({ leaf }) => leaf === 'other')?.name ?? ''
    await first.correctMerchant(name.toUpperCase(), 'dining')
    expect(leafOf(first)).toBe('dining')
    // Only the key of the name and the category are stored.
    expect(JSON.parse(localStorage.getItem('cardsight:corrections') ?? '')).toEqual({
      merchants: [{ merchant: name.toLowerCase(), to: 'dining' }],
      wordings: [],
      names: [],
      rows: [],
    })
    const second = setUp()
    await second.addFiles([chaseFile('another.csv')])
    expect(leafOf(second)).toBe('dining')
    await second.correctMerchant(name, null)
    const third = setUp()
    await third.addFiles([chaseFile()])
    expect(leafOf(third)).toBe('other')
  })

  it('are read even if the stored corrections are damaged', async () => {
    for (const damaged of ['{', '[]', '{"layouts":{"x":7},"merchants":{"safeway":"no such leaf"}}']) {
      localStorage.setItem('cardsight:import-corrections', damaged)
      const store = setUp()
      await store.addFiles([chaseFile()])
      expect(store.getState().summary?.purchaseCount).toBe(3)
    }
  })
})

describe('files to keep', () => {
  it('are stored once, before their newest lines are known, and never after the person changed their mind', async () => {
    const written: string[] = []
    const write = async () => written.push('files') > 0
    const writeNewest = async () => written.push('newest') > 0
    let know = () => {}
    const known = new Promise<void>((resolve) => {
      know = resolve
    })
    const real = calculator()
    const newestLines = () => known.then(real.newestLines)
    const store = setUp({
      storage: { ...memoryImportStorage(), write, writeNewest },
      open: () => inProcess({ ...real, newestLines }),
    })
    await store.addFiles([chaseFile()])
    const saving = store.setStored(true)
    await vi.waitFor(() => expect(written).toEqual(['files']))
    await store.setStored(false)
    know()
    await saving
    expect(written).toEqual(['files'])

    await store.setStored(true)
    expect(written.slice(1)).toEqual(['files', 'newest'])
  })
})
