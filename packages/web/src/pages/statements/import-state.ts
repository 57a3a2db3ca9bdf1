/** State of the statements page. */
import type { ImportSummary } from '../../worker/imports.ts'

export type ImportState = Readonly<{
  summary: ImportSummary | null
  /** Files being read, and the progress of the current one, from 0 to 1; or null. */
  reading: Readonly<{ done: number; all: number; share: number }> | null
  /** Everything is loaded: from here on there are no network requests. */
  isReady: boolean
  isStored: boolean
  /** A message for the user, or null. */
  failure: string | null
}>

export const emptyImport: ImportState = {
  summary: null,
  reading: null,
  isReady: false,
  isStored: false,
  failure: null,
}

export const importSentences = {
  stopped: 'Reading stopped unexpectedly. Nothing was sent anywhere. Please add your files again.',
  notLoaded: 'We couldn’t load what we need to read files. Check your connection and reload.',
  notStored: 'This browser doesn’t store files for websites, so we’ll forget them when you leave this page.',
} as const
