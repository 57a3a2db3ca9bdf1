/** The files that somebody brought, as far as they were understood. */
import { type Leaf, merchantNameKey } from '@cardsight/engine'
import {
  type Corrections,
  type ReadStatement,
  readStatement,
  type StatementFile,
  type StatementSource,
  type Understood,
  understand,
} from '@cardsight/statements'
import type { ImportSummary, KeptImport } from './imports.ts'
import { summarise } from './summary.ts'

export type BroughtFile = Readonly<{
  id: number
  source: StatementSource
  corrections: Corrections
  statement: ReadStatement
}>

export type ImportedFiles = ReturnType<typeof createImportedFiles>

export function createImportedFiles() {
  let files: readonly BroughtFile[] = []
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
  const summary = (): ImportSummary => summarise(files, understood())

  return {
    summary,
    understood,
    async add(brought: StatementSource | File, corrections: Corrections = {}): Promise<ImportSummary> {
      const source = brought instanceof File ? await bytesOf(brought) : brought
      const statement = await readStatement(source, corrections)
      lastId += 1
      files = [...files, { id: lastId, source, corrections, statement }]
      return changed()
    },
    async correct(id: number, corrections: Corrections): Promise<ImportSummary> {
      const file = files.find((brought) => brought.id === id)
      if (file !== undefined) {
        const statement = await readStatement(file.source, corrections)
        files = files.map((brought) => (brought.id === id ? { ...file, corrections, statement } : brought))
      }
      return changed()
    },
    remove(id: number): ImportSummary {
      files = files.filter((brought) => brought.id !== id)
      return changed()
    },
    /** Null takes a correction back. */
    correctMerchant(name: string, leaf: Leaf | null): ImportSummary {
      const { [merchantNameKey(name)]: _, ...others } = merchants
      merchants = leaf === null ? others : { ...others, [merchantNameKey(name)]: leaf }
      return changed()
    },
    keep: (): KeptImport => ({
      files: files.map(({ source, corrections }) => ({ source, corrections })),
      merchants,
    }),
    useMerchants(corrected: Readonly<Record<string, Leaf>>): ImportSummary {
      merchants = corrected
      return changed()
    },
    forget(): ImportSummary {
      files = []
      merchants = {}
      return changed()
    },
  }
}

async function bytesOf(file: File): Promise<StatementFile> {
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
}
