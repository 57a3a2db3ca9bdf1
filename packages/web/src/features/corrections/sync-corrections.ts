/** Keeps the corrections of this browser equal to the signed-in person's account. Load it lazily: it has the API client. */
import { correctTransactions, fetchAllCorrections } from '../../api/banking.ts'
import { createBrowserApi } from '../../api/client.ts'
import { isNothing } from '../../lib/change-corrections.ts'
import { readToken } from '../../lib/storage.ts'
import {
  readStoredCorrections,
  unsentCorrections,
  writeAccountCorrections,
} from '../../lib/stored-corrections.ts'

let last: Promise<unknown> = Promise.resolve()

/**
 * Sends what the account lacks, one call after the other. Returns whether anything changed, here or in the account.
 * Rejects if the account can't be reached; nothing is lost then.
 */
export function syncCorrections(onUnauthorized: () => void): Promise<boolean> {
  const api = createBrowserApi({ getToken: readToken, onUnauthorized })
  const next = last
    .catch(() => undefined)
    .then(async () => {
      const sent = unsentCorrections()
      const before = JSON.stringify(readStoredCorrections())
      const account = isNothing(sent) ? await fetchAllCorrections(api) : await correctTransactions(api, sent)
      writeAccountCorrections(account, sent)
      return !isNothing(sent) || JSON.stringify(readStoredCorrections()) !== before
    })
  last = next
  return next
}
