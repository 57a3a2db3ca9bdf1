/** What has been heard of the banks: results that were asked for with less are behind. */
import type { InstitutionStatus } from '@cardsight/contract'

/** Changes whenever there is something new to compute from; while a bank imports, with every look at it. */
export function heardOf(institutions: readonly InstitutionStatus[]): string {
  return institutions
    .map(({ handle, isImporting, freshAt, syncedAt }) => [handle, freshAt, isImporting && syncedAt].join())
    .join(';')
}
