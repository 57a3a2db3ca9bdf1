/** The statement files that were imported. */

import { dayOfMoment } from '@cardsight/engine/dates'
import { noCorrections, type SpendingCorrections } from '@cardsight/engine/spending'
import {
  type Corrections,
  type ReadStatement,
  readStatement,
  type Understood,
  understand,
} from '@cardsight/statements'
import { linesOfMerchant, type MerchantLine } from './imported-merchants.ts'
import type { ImportSummary, StoredImport } from './imports.ts'
import { type FileSource, readFile, type StatementFile } from './statement-file.ts'
import { summarize } from './summary.ts'

/** @param report called with the progress of the file being added, from 0 to 1. */
export function createImportedFiles(report: (done: number) => void) {
  let files: readonly StatementFile[] = []
  let corrected: SpendingCorrections = noCorrections
  let known: Understood | null = null
  let knownUncorrected: Understood | null = null
  let lastId = 0

  const changed = (): ImportSummary => {
    known = null
    knownUncorrected = null
    return summary()
  }
  const statements = (): ReadStatement[] => files.map(({ statement }) => statement)
  const understood = (): Understood => {
    known ??= understand(statements(), corrected)
    return known
  }
  const uncorrected = (): Understood => {
    knownUncorrected ??=
      corrected === noCorrections
        ? understood()
        : understand(statements(), { ...noCorrections, names: corrected.names })
    return knownUncorrected
  }
  const summary = (): ImportSummary => summarize(files, understood(), uncorrected())

  return {
    summary,
    understood,
    statements,
    linesOf: (merchant: string): MerchantLine[] =>
      linesOfMerchant(merchant, { counted: understood(), uncorrected: uncorrected() }),
    async add(source: FileSource, corrections: Corrections = {}): Promise<ImportSummary> {
      lastId += 1
      files = [...files, { id: lastId, corrections, ...(await readFile(source, corrections, report)) }]
      return changed()
    },
    async correct(id: number, corrections: Corrections): Promise<ImportSummary> {
      const file = files.find((file) => file.id === id)
      if (file !== undefined && file.source !== null) {
        const statement = await readStatement(file.source, corrections, dayOfMoment(new Date()))
        files = files.map((other) => (other.id === id ? { ...file, corrections, statement } : other))
      }
      return changed()
    },
    remove(id: number): ImportSummary {
      files = files.filter((file) => file.id !== id)
      return changed()
    },
    useCorrections(corrections: SpendingCorrections): ImportSummary {
      corrected = corrections
      known = null
      knownUncorrected = null
      return summary()
    },
    /** Leaves out files that couldn't be read: they would be refused again. */
    toStored: (): StoredImport => ({
      files: files.flatMap(({ source, corrections, statement }) =>
        source === null || statement.refused !== null ? [] : [{ source, corrections }],
      ),
    }),
    forget(): ImportSummary {
      files = []
      corrected = noCorrections
      return changed()
    },
  }
}
