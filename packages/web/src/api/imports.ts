import { apiPaths } from '@cardsight/contract/api-paths'
import {
  type InstitutionStatus,
  institutionStatusSchema,
  type SavedImport,
} from '@cardsight/contract/schemas'
import type { Api } from './client.ts'

/** Saves transactions read from statement files to the signed-in user's account. */
export function saveImport(api: Api, saved: SavedImport): Promise<InstitutionStatus> {
  return api.post(apiPaths.imports, institutionStatusSchema, saved)
}
