import { apiPaths } from '@cardsight/contract/api-paths'
import { type CatalogChanges, catalogChangesSchema } from '@cardsight/contract/cards'
import type { PageContext } from '@cardsight/contract/pages'
import { type ChangesQuery, changesSearch } from './changes-query.ts'

/** Loads the changes of the catalog. Rejects if the API does. */
export async function getChanges(api: PageContext['api'], query: ChangesQuery): Promise<CatalogChanges> {
  return catalogChangesSchema.parse(await api.get(`${apiPaths.cardChanges}${changesSearch(query)}`))
}
