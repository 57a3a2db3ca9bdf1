/** The statement files that were imported. */

import { merchantNameKey } from '@cardsight/categorizer'
import type { Leaf } from '@cardsight/engine/categories'
import {
  type Corrections,
  type ReadStatement,
  readStatement,
  type Understood,
  understand,
} from '@cardsight/statements'
import type { ImportSummary, StoredImport } from './imports.ts'
import { type FileSource, readFile, type StatementFile } from './statement-file.ts'
import { summarize } from './summary.ts'

/** @param report called with the progress of the file being added, from 0 to 1. */
export function createImportedFiles(report: (done: number) => void) {
  let files: readonly StatementFile[] = []
  let merchants: Readonly<Record<string, Leaf>> = {}
  let known: Understood | null = null
  let lastId = 0

  const changed = (): ImportSummary => {
    known = null
    return summary()
  }
  const understood = (): Understood => {
    known ??= understand(
      files.map(({ statement }) => statement),
      merchants,
    )
    return known
  }
  const summary = (): ImportSummary => summarize(files, understood())

  return {
    summary,
    understood,
    statements: (): ReadStatement[] => files.map(({ statement }) => statement),
    async add(source: FileSource, corrections: Corrections = {}): Promise<ImportSummary> {
      lastId += 1
      files = [...files, { id: lastId, corrections, ...(await readFile(source, corrections, report)) }]
      return changed()
    },
    async correct(id: number, corrections: Corrections): Promise<ImportSummary> {
      const file = files.find((file) => file.id === id)
      if (file !== undefined && file.source !== null) {
        const statement = await readStatement(file.source, corrections)
        files = files.map((other) => (other.id === id ? { ...file, corrections, statement } : other))
      }
      return changed()
    },
    remove(id: number): ImportSummary {
      files = files.filter((file) => file.id !== id)
      return changed()
    },
    /** Null removes the correction. */
    correctMerchant(name: string, leaf: Leaf | null): ImportSummary {
      const { [merchantNameKey(name)]: _, ...others } = merchants
      merchants = leaf === null ? others : { ...others, [merchantNameKey(name)]: leaf }
      return changed()
    },
    merchants: () => merchants,
    useMerchants(corrected: Readonly<Record<string, Leaf>>): ImportSummary {
      merchants = corrected
      return changed()
    },
    /** Leaves out files that couldn't be read: they would be refused again. */
    toStored: (): StoredImport => ({
      files: files.flatMap(({ source, corrections, statement }) =>
        source === null || statement.refused !== null ? [] : [{ source, corrections }],
      ),
    }),
    forget(): ImportSummary {
      files = []
      merchants = {}
      return changed()
    },
  }
}
