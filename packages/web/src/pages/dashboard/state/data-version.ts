/** Version of the banks' data: results requested with an older version are outdated. */
import type { InstitutionStatus } from '@cardsight/contract/schemas'

/** Changes whenever there is new data to calculate from; while a bank imports, on every poll. */
export function dataVersionOf(institutions: readonly InstitutionStatus[]): string {
  return institutions
    .map(({ handle, isImporting, freshAt, syncedAt }) => [handle, freshAt, isImporting && syncedAt].join())
    .join(';')
}
