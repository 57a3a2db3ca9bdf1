/** Sends the transactions that count to the account. Import this file lazily only: it bundles all schemas. */
import { MOST_IMPORTED_ROWS } from '@cardsight/contract/limits'
import { ApiError } from '../../api/api-error.ts'
import { saveImport as send } from '../../api/banking.ts'
import { type Api, createBrowserApi } from '../../api/client.ts'
import { readToken } from '../../lib/storage.ts'
import type { RemoteImports } from '../../worker/open-workers.ts'

const TOO_MANY = `You can’t save more than ${MOST_IMPORTED_ROWS.toLocaleString('en-US')} lines at once. Remove a file and save it later.`

export type SaveOutcome = Readonly<{ isSaved: true } | { isSaved: false; reason: string | null }>

export async function saveImport(calculator: RemoteImports, api: Api): Promise<SaveOutcome> {
  try {
    const saved = await calculator.ask('rowsToSave')
    if (saved.rows.length > MOST_IMPORTED_ROWS) {
      return { isSaved: false, reason: TOO_MANY }
    }
    await send(api, saved)
    return { isSaved: true }
  } catch (error) {
    return { isSaved: false, reason: error instanceof ApiError ? error.message : null }
  }
}

export function browserApi(onUnauthorized: () => void): Api {
  return createBrowserApi({ getToken: readToken, onUnauthorized })
}
