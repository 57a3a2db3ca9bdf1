/** Store of the imported files: progress and results of reading them. */
import type { CorrectedTo } from '@cardsight/engine/spending'
import { createStore } from 'zustand/vanilla'
import {
  forgetCorrections,
  moveStoredMerchants,
  rememberedLayout,
  rememberLayout,
} from '../../features/import/import-corrections.ts'
import { type CorrectionChanges, noChanges } from '../../lib/change-corrections.ts'
import {
  changeStoredCorrections,
  forgetGuestCorrections,
  spendingCorrections,
} from '../../lib/stored-corrections.ts'
import type { ImportStorage } from '../../lib/stored-import.ts'
import type { MerchantLine } from '../../worker/imported-merchants.ts'
import type { Corrections, ImportSummary, StatementSource, StoredImport } from '../../worker/imports.ts'
import type { RemoteImports } from '../../worker/open-workers.ts'

export type ImportDependencies = Readonly<{
  /** Starts the worker. */
  open: (onProgress: (share: number) => void) => RemoteImports
  /** Loads what the page will show later. */
  loadPage: () => Promise<unknown>
  storage: ImportStorage
}>

export type ImportStore = ReturnType<typeof createImportStore>

type Work = (worker: RemoteImports) => Promise<ImportSummary>

type NewFile = Readonly<{ source: StatementSource | File; corrections?: Corrections }>

export function createImportStore({ open, loadPage, storage }: ImportDependencies) {
  const { getState, setState, subscribe } = createStore<ImportState>(() => emptyImport)
  let opened: Promise<RemoteImports> | null = null
  let last: Promise<ImportSummary | null> = Promise.resolve(null)
  const start = async (): Promise<RemoteImports> => {
    const worker = open((share) => {
      const { reading } = getState()
      if (reading !== null) {
        setState({ reading: { ...reading, share } })
      }
    })
    moveStoredMerchants()
    await worker.ask('useCorrections', spendingCorrections())
    return worker
  }
  const calculator = (): Promise<RemoteImports> => {
    opened ??= start()
    return opened
  }
  const end = () => {
    opened?.then(
      (worker) => worker.close(),
      () => undefined,
    )
    opened = null
  }
  /** Sequential: files that are dropped while others are read wait for them. */
  const attempt = (work: Work): Promise<ImportSummary | null> => {
    last = last.then(() => perform(work))
    return last
  }
  /** A failed worker may have lost the files: the next call starts a new one. */
  const perform = async (work: Work): Promise<ImportSummary | null> => {
    try {
      const summary = await work(await calculator())
      setState({ summary, failure: null, reading: null })
      await storeIfRequested()
      return summary
    } catch {
      end()
      setState({ summary: null, failure: importSentences.stopped, reading: null })
      return null
    }
  }
  const storeIfRequested = async () => {
    if (getState().isStored) {
      const worker = await calculator()
      const stored = await worker.ask('toStored')
      // The files first: a person may leave the page before the newest lines are known.
      await ifStillStored(() => storage.write(stored))
      const newest = await worker.ask('newestLines')
      await ifStillStored(() => storage.writeNewest(newest))
    }
  }
  /** Unless the person has changed their mind meanwhile. */
  const ifStillStored = async (write: () => Promise<boolean>) => {
    if (getState().isStored && !(await write())) {
      setState({ isStored: false, failure: importSentences.notStored })
    }
  }
  const addAll = (newFiles: readonly NewFile[]) =>
    attempt(async (worker) => {
      let summary = await worker.ask('summary')
      for (const [done, one] of newFiles.entries()) {
        setState({ reading: { done, all: newFiles.length, share: 0 }, failure: null })
        summary = await addOne(worker, one)
        setState({ summary })
      }
      return summary
    })
  const prepare = async () => {
    try {
      const worker = await calculator()
      await Promise.all([worker.ask('prepare'), loadPage()])
      setState({ isReady: true })
    } catch {
      end()
      setState({ failure: importSentences.notLoaded })
    }
  }

  const correct = (changes: CorrectionChanges) =>
    attempt((worker) => {
      changeStoredCorrections(changes)
      return worker.ask('useCorrections', spendingCorrections())
    })

  return {
    getState,
    subscribe,
    calculator,
    /** Loads everything before the first file is added, and restores files saved at an earlier visit. */
    open: async () => {
      await prepare()
      const stored = await storage.read()
      if (isStoredImport(stored) && getState().summary === null && getState().isReady) {
        setState({ isStored: true })
        await addAll(stored.files)
      }
    },
    close: () => {
      end()
      setState(emptyImport, true)
    },
    addFiles: (files: readonly File[]) => addAll(files.map((source) => ({ source }))),
    addText: (text: string) => addAll([{ source: { name: 'Pasted rows', text } }]),
    /** Merges new corrections: earlier ones for the file stay. */
    correctFile: (id: number, said: Corrections) =>
      attempt(async (worker) => {
        const before = getState().summary?.files.find((imported) => imported.id === id)?.corrections ?? {}
        const corrections = withMore(before, said)
        const summary = await worker.ask('correctFile', id, corrections)
        const file = summary.files.find((imported) => imported.id === id)
        if (file !== undefined) {
          rememberLayout(file, corrections)
        }
        return summary
      }),
    /** The user accepts the totals of a file as they are. */
    acceptTotals: (id: number) => setState({ accepted: new Set([...getState().accepted, id]) }),
    removeFile: (id: number) => attempt((worker) => worker.ask('removeFile', id)),
    /** Null removes the correction. */
    correctMerchant: (name: string, to: CorrectedTo | null) =>
      correct({ ...noChanges, merchants: [{ merchant: name, to }] }),
    excludeLine: ({ isExcluded, ...line }: MerchantLine) =>
      correct({ ...noChanges, rows: [{ ...line, to: isExcluded ? null : 'excluded' }] }),
    linesOf: async (merchant: string): Promise<readonly MerchantLine[]> =>
      (await calculator()).ask('merchantLines', merchant),
    setStored: async (isStored: boolean) => {
      setState({ isStored, failure: null })
      await (isStored ? storeIfRequested() : storage.clear())
    },
    forgetEverything: async () => {
      forgetCorrections()
      forgetGuestCorrections()
      setState({ isStored: false })
      await storage.clear()
      await attempt((worker) => worker.ask('forget'))
    },
  }
}

/** Applies earlier corrections for the same layout. */
async function addOne(worker: RemoteImports, { source, corrections = {} }: NewFile): Promise<ImportSummary> {
  const summary = await worker.ask('addFile', source, corrections)
  const added = summary.files.at(-1)
  const known = added === undefined ? null : rememberedLayout(added)
  return added === undefined || known === null ? summary : worker.ask('correctFile', added.id, known)
}

function withMore(before: Corrections, said: Corrections): Corrections {
  return { ...before, ...said, accountTypes: { ...before.accountTypes, ...said.accountTypes } }
}

function isStoredImport(value: unknown): value is StoredImport {
  return typeof value === 'object' && value !== null && 'files' in value && Array.isArray(value.files)
}

/** State of the statements page. */
export type ImportState = Readonly<{
  summary: ImportSummary | null
  /** Files being read, and the progress of the current one, from 0 to 1; or null. */
  reading: Readonly<{ done: number; all: number; share: number }> | null
  /** Everything is loaded: from here on there are no network requests. */
  isReady: boolean
  isStored: boolean
  /** Ids of files whose totals don't match, and which the user accepts as they are. */
  accepted: ReadonlySet<number>
  /** A message for the user, or null. */
  failure: string | null
}>

const emptyImport: ImportState = {
  summary: null,
  reading: null,
  isReady: false,
  isStored: false,
  accepted: new Set(),
  failure: null,
}

export const importSentences = {
  stopped: 'Reading stopped unexpectedly. Nothing was sent anywhere. Please add your files again.',
  notLoaded: 'We couldn’t load what we need to read files. Check your connection and reload.',
  notStored: 'This browser doesn’t store files for websites, so we’ll forget them when you leave this page.',
} as const
