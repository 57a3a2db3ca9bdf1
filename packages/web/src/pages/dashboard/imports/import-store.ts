/** The files that somebody brings, over time: what is read, how far it is, and what was understood. */
import type { Leaf } from '@cardsight/engine'
import { createStore } from 'zustand/vanilla'
import type { ImportStorage } from '../../../lib/stored-import.ts'
import type { Corrections, ImportSummary, StatementSource, StoredImport } from '../../../worker/imports.ts'
import type { RemoteImports } from '../../../worker/open-imports.ts'
import {
  forgetCorrections,
  rememberedLayout,
  rememberedMerchants,
  rememberLayout,
  rememberMerchants,
} from './import-corrections.ts'
import { type ImportState, importSentences, nothingBrought } from './import-state.ts'

export type ImportWorld = Readonly<{
  /** Starts the worker. */
  open: (onProgress: (share: number) => void) => RemoteImports
  /** Loads what the page itself will show later. */
  loadPage: () => Promise<unknown>
  shelf: ImportStorage
}>

export type ImportStore = ReturnType<typeof createImportStore>

type Work = (worker: RemoteImports) => Promise<ImportSummary>

type Brought = Readonly<{ source: StatementSource | File; corrections?: Corrections }>

export function createImportStore({ open, loadPage, shelf }: ImportWorld) {
  const { getState, setState, subscribe } = createStore<ImportState>(() => nothingBrought)
  let opened: Promise<RemoteImports> | null = null
  let last: Promise<ImportSummary | null> = Promise.resolve(null)
  const start = async (): Promise<RemoteImports> => {
    const worker = open((share) => {
      const { reading } = getState()
      if (reading !== null) {
        setState({ reading: { ...reading, share } })
      }
    })
    await worker.ask('useMerchants', rememberedMerchants())
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
  /** One thing after the other: what is dropped while files are read waits for them. */
  const attempt = (work: Work): Promise<ImportSummary | null> => {
    last = last.then(() => perform(work))
    return last
  }
  /** A worker that has failed once is not trusted to know the files still: the next one starts afresh. */
  const perform = async (work: Work): Promise<ImportSummary | null> => {
    try {
      const summary = await work(await calculator())
      setState({ summary, failure: null, reading: null })
      await keepIfAsked()
      return summary
    } catch {
      end()
      setState({ summary: null, failure: importSentences.stopped, reading: null })
      return null
    }
  }
  const keepIfAsked = async () => {
    if (getState().isKept) {
      const isKept = await shelf.write(await (await calculator()).ask('keep'))
      setState(isKept ? {} : { isKept, failure: importSentences.notKept })
    }
  }
  const addAll = (brought: readonly Brought[]) =>
    attempt(async (worker) => {
      let summary = await worker.ask('summary')
      for (const [done, one] of brought.entries()) {
        setState({ reading: { done, all: brought.length, share: 0 }, failure: null })
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

  return {
    getState,
    subscribe,
    calculator,
    /** Loads everything before the first file comes, and brings back what was kept at an earlier visit. */
    open: async () => {
      await prepare()
      const kept = await shelf.read()
      if (isKeptImport(kept) && getState().summary === null && getState().isReady) {
        setState({ isKept: true })
        await addAll(kept.files)
      }
    },
    close: () => {
      end()
      setState(nothingBrought, true)
    },
    addFiles: (files: readonly File[]) => addAll(files.map((source) => ({ source }))),
    addText: (text: string) => addAll([{ source: { name: 'Pasted rows', text } }]),
    /** Takes what is new: what was said of the file before stays so. */
    correctFile: (id: number, said: Corrections) =>
      attempt(async (worker) => {
        const before = getState().summary?.files.find((brought) => brought.id === id)?.corrections ?? {}
        const corrections = withMore(before, said)
        const summary = await worker.ask('correctFile', id, corrections)
        const file = summary.files.find((brought) => brought.id === id)
        if (file !== undefined) {
          rememberLayout(file, corrections)
        }
        return summary
      }),
    removeFile: (id: number) => attempt((worker) => worker.ask('removeFile', id)),
    /** Null takes a correction back. */
    correctMerchant: (name: string, leaf: Leaf | null) =>
      attempt(async (worker) => {
        const summary = await worker.ask('correctMerchant', name, leaf)
        rememberMerchants(await worker.ask('merchants'))
        return summary
      }),
    setKept: async (isKept: boolean) => {
      setState({ isKept, failure: null })
      await (isKept ? keepIfAsked() : shelf.clear())
    },
    forgetEverything: async () => {
      forgetCorrections()
      setState({ isKept: false })
      await shelf.clear()
      await attempt((worker) => worker.ask('forget'))
    },
  }
}

/** A file of a layout on which somebody has had their say before is read as they said. */
async function addOne(worker: RemoteImports, { source, corrections = {} }: Brought): Promise<ImportSummary> {
  const summary = await worker.ask('addFile', source, corrections)
  const added = summary.files.at(-1)
  const known = added === undefined ? null : rememberedLayout(added)
  return added === undefined || known === null ? summary : worker.ask('correctFile', added.id, known)
}

function withMore(before: Corrections, said: Corrections): Corrections {
  return { ...before, ...said, accountTypes: { ...before.accountTypes, ...said.accountTypes } }
}

function isKeptImport(value: unknown): value is StoredImport {
  return typeof value === 'object' && value !== null && 'files' in value && Array.isArray(value.files)
}
