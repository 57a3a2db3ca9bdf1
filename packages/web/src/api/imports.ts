import {
  apiPaths,
  type InstitutionStatus,
  institutionStatusSchema,
  type SavedImport,
} from '@cardsight/contract'
import type { Api } from './client.ts'

/** Saves what was read from statement files to the account of the person who is signed in. */
export function saveImport(api: Api, saved: SavedImport): Promise<InstitutionStatus> {
  return api.post(apiPaths.imports, institutionStatusSchema, saved)
}
