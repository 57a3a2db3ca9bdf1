/** Ranks the page's cards for the visitor's own profile, in the browser. Loaded on demand: it bundles the schemas. */

import { type RunNumbers, runNumbersSchema } from '@cardsight/contract/backtest'
import type { CardTexts } from '@cardsight/contract/cards'
import type { MonthlyCosts } from '@cardsight/contract/costs'
import { defaultProfile, type Profile, withoutUnknownIds } from '@cardsight/contract/profile'
import type { ProfileOptions } from '@cardsight/contract/profile-schemas'
import { runProfileOf } from '@cardsight/contract/runs'
import { loadCardTexts } from '../../api/backtest.ts'
import { createBrowserApi } from '../../api/client.ts'
import type { Landing } from '../../content/landing-contexts.ts'
import type { Ranking } from '../../features/ranking/answer.ts'
import { rankRun, runPath } from '../../features/ranking/rank-run.ts'

const api = createBrowserApi({ getToken: () => null, onUnauthorized: () => {} })

type Loaded = Readonly<{ run: RunNumbers; texts: CardTexts }>

/** The newest run. Its promise is cached too, so that two callers share a request. */
let newest: Promise<Loaded> | null = null
let newestPath = ''

/** Needs a new run only for other amounts, habits, brands or rent. Rejects if the API does. */
export async function rankForProfile(
  landing: Landing,
  costs: MonthlyCosts,
  profile: Profile,
): Promise<Ranking> {
  const options = await loadOptions(costs)
  const known = withoutUnknownIds(profile, options)
  const { run, texts } = await load(runPath(costs, runProfileOf(known, options)))
  return rankRun(run, texts, landing, known)
}

/** Loads what can be chosen in a profile. The texts of the cards contain it, and a run has their address. */
export async function loadOptions(costs: MonthlyCosts): Promise<ProfileOptions> {
  const { texts } = await (newest ?? load(runPath(costs, defaultProfile)))
  return texts.profileOptions
}

function load(path: string): Promise<Loaded> {
  if (newest === null || newestPath !== path) {
    const [earlier, loading] = [newest, request(path, newest)]
    newest = loading
    newestPath = path
    // The next call tries again.
    loading.catch(() => {
      if (newest === loading) {
        newest = earlier
        newestPath = ''
      }
    })
  }
  return newest
}

async function request(path: string, earlier: Promise<Loaded> | null): Promise<Loaded> {
  const [run, before] = await Promise.all([api.get(path, runNumbersSchema), earlier?.catch(() => null)])
  const isSameCatalog = before?.run.cardTexts === run.cardTexts
  return { run, texts: isSameCatalog ? before.texts : await loadCardTexts(api, run.cardTexts) }
}
