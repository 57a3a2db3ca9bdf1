/** What a page of statements knows at one moment. */
import type { ImportSummary } from '../../../worker/imports.ts'

export type ImportState = Readonly<{
  summary: ImportSummary | null
  /** Files that are being read, and how far the current one is, from 0 to 1; or null. */
  reading: Readonly<{ done: number; all: number; share: number }> | null
  /** All that is needed is loaded: from here on nothing is asked of any network. */
  isReady: boolean
  isKept: boolean
  /** A sentence for the person, or null. */
  failure: string | null
}>

export const nothingBrought: ImportState = {
  summary: null,
  reading: null,
  isReady: false,
  isKept: false,
  failure: null,
}

export const importSentences = {
  stopped: 'Reading stopped unexpectedly. Nothing was sent anywhere. Please bring your files again.',
  notLoaded: 'What is needed to read files could not be loaded. Please look at your connection and reload.',
  notKept: 'This browser does not keep files for websites, so they are forgotten when you leave the page.',
} as const
