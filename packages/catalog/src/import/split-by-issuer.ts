/** Splits an import into parts that a person can review on their own, one for each issuer. */
import type { TextFile } from '../parse-yaml.ts'
import type { ImportResult } from './import-catalog.ts'
import { isOpen, type Review } from './review.ts'

export type IssuerImport = Readonly<{
  issuer: string
  /** For names of branches and folders. */
  slug: string
  review: Review
  edited: readonly TextFile[]
}>

/** Leaves out issuers without a change or a decision to make. */
export function splitByIssuer({ review, edited }: ImportResult): IssuerImport[] {
  const { rows, notes } = review
  return [...new Set(rows.map(({ issuer }) => issuer))].toSorted().flatMap((issuer) => {
    const own = rows.filter((row) => row.issuer === issuer)
    const ids = new Set(own.map(({ cardId }) => cardId))
    const files = edited.filter(({ path }) => ids.has(path.replace(/^.*\/|\.yaml$/g, '')))
    const part = {
      rows: own,
      problems: [],
      skipped: [],
      notes: notes.filter((note) => ids.has(note.split(':')[0] ?? '')),
    }
    return files.length === 0 && !own.some(({ decision }) => isOpen(decision))
      ? []
      : [{ issuer, slug: slugOf(issuer), review: part, edited: files }]
  })
}

function slugOf(issuer: string): string {
  return issuer
    .toLowerCase()
    .replaceAll('.', '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
