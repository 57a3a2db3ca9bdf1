/** The files that somebody brings, over time: what is read, how far it is, and what was understood. */
import type { Leaf } from '@cardsight/engine'
import { readKeptImport, removeKeptImport, writeKeptImport } from '../../../lib/kept-import.ts'
import type { Corrections, ImportSummary, KeptImport, StatementSource } from '../../../worker/imports.ts'
import type { RemoteImports } from '../../../worker/open-imports.ts'
import {
  forgetCorrections,
  rememberedLayout,
  rememberedMerchants,
  rememberLayout,
  rememberMerchants,
} from './import-corrections.ts'

export type ImportState = Readonly<{
  summary: ImportSummary | null
  /** Files that are being read, or null. */
  reading: Readonly<{ done: number; all: number }> | null
  /** The worker and all that it needs are loaded. */
  isReady: boolean
  isKept: boolean
  /** A sentence for the person, or null. */
  failure: string | null
}>

export type ImportStore = ReturnType<typeof createImportStore>

const empty: ImportState = { summary: null, reading: null, isReady: false, isKept: false, failure: null }

const FAILED = 'Your files could not be worked on. Nothing was sent anywhere. Please try again.'
const NOT_KEPT =
  'This browser does not keep files for websites, so they are forgotten when you leave the page.'

/** `open` starts the worker. */
export function createImportStore(open: () => RemoteImports) {
  let state: ImportState = empty
  let opened: RemoteImports | null = null
  const listeners = new Set<() => void>()

  const set = (changes: Partial<ImportState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) {
      listener()
    }
  }
  const calculator = async (): Promise<RemoteImports> => {
    if (opened === null) {
      opened = open()
      await opened.ask('useMerchants', rememberedMerchants())
    }
    return opened
  }
  const attempt = async (work: (calculator: RemoteImports) => Promise<ImportSummary>) => {
    try {
      const summary = await work(await calculator())
      set({ summary, failure: null, reading: null })
      await keepIfAsked()
    } catch {
      set({ failure: FAILED, reading: null })
    }
  }
  const keepIfAsked = async () => {
    if (state.isKept) {
      const kept = await writeKeptImport(await (await calculator()).ask('keep'))
      set(kept ? {} : { isKept: false, failure: NOT_KEPT })
    }
  }
  const addOne = async (
    worker: RemoteImports,
    source: StatementSource | File,
    corrections: Corrections = {},
  ): Promise<ImportSummary> => {
    const summary = await worker.ask('addFile', source, corrections)
    const added = summary.files.at(-1)
    const known = added === undefined ? null : rememberedLayout(added)
    return added === undefined || known === null ? summary : worker.ask('correctFile', added.id, known)
  }
  const addAll = (
    sources: readonly Readonly<{ source: StatementSource | File; corrections?: Corrections }>[],
  ) =>
    attempt(async (worker) => {
      let summary = await worker.ask('summary')
      for (const [done, { source, corrections }] of sources.entries()) {
        set({ reading: { done, all: sources.length } })
        summary = await addOne(worker, source, corrections)
        set({ summary })
      }
      return summary
    })

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    calculator,
    /** Loads the worker before the first file comes, so that nothing has to be loaded after it. */
    warmUp: async () => {
      await (await calculator()).ask('cardTexts').then(
        () => set({ isReady: true }),
        () => set({ failure: FAILED }),
      )
    },
    close: () => {
      opened?.close()
      opened = null
      state = empty
    },
    addFiles: (files: readonly File[]) => addAll(files.map((source) => ({ source }))),
    addText: (text: string) => addAll([{ source: { name: 'Pasted rows', text } }]),
    correctFile: (id: number, corrections: Corrections) =>
      attempt(async (worker) => {
        const summary = await worker.ask('correctFile', id, corrections)
        const file = summary.files.find((brought) => brought.id === id)
        if (file !== undefined) {
          rememberLayout(file, corrections)
        }
        return summary
      }),
    removeFile: (id: number) => attempt((worker) => worker.ask('removeFile', id)),
    correctMerchant: (name: string, leaf: Leaf | null) =>
      attempt(async (worker) => {
        const summary = await worker.ask('correctMerchant', name, leaf)
        rememberMerchants((await worker.ask('keep')).merchants)
        return summary
      }),
    setKept: async (isKept: boolean) => {
      set({ isKept, failure: null })
      await (isKept ? keepIfAsked() : removeKeptImport())
    },
    /** What was kept at an earlier visit comes back. */
    restore: async () => {
      const kept = await readKeptImport()
      if (isKeptImport(kept) && state.summary === null) {
        set({ isKept: true })
        await addAll(kept.files)
      }
    },
    forgetEverything: async () => {
      forgetCorrections()
      await removeKeptImport()
      opened?.close()
      opened = null
      set(empty)
      await (await calculator()).ask('cardTexts')
      set({ isReady: true })
    },
  }
}

function isKeptImport(value: unknown): value is KeptImport {
  return typeof value === 'object' && value !== null && 'files' in value && Array.isArray(value.files)
}
