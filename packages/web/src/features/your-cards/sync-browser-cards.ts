/** Connects the cards of this browser with those in the account. Import this file lazily only: it bundles the API client. */
import { createBrowserApi } from '../../api/browser-api.ts'
import { fetchYourCards, saveYourCards } from '../../api/your-cards.ts'
import { readText, readToken, writeText } from '../../lib/storage.ts'
import { yourCardsKeys } from '../../lib/your-cards-keys.ts'
import { readStoredYourCards, watchStoredYourCards, writeStoredYourCards } from './stored-your-cards.ts'
import { type SyncMark, syncYourCards } from './sync-your-cards.ts'

export function syncBrowserCards(
  onUnauthorized: () => void,
  onProblem: (isFailing: boolean) => void,
): () => void {
  const api = createBrowserApi({ getToken: readToken, onUnauthorized })
  return syncYourCards(
    {
      read: readStoredYourCards,
      write: writeStoredYourCards,
      isStored: () => readText('local', yourCardsKeys.yourCards) !== null,
      subscribe: watchStoredYourCards,
      mark: readMark,
      setMark: (mark) => writeText('local', yourCardsKeys.yourCardsSync, mark),
    },
    { load: () => fetchYourCards(api), save: (cards) => saveYourCards(api, cards) },
    onProblem,
  )
}

function readMark(): SyncMark {
  const mark = readText('local', yourCardsKeys.yourCardsSync)
  return mark === 'saved' || mark === 'unsent' ? mark : 'guest'
}
