import type { MonthlyCosts } from '@cardsight/contract/costs'
import type { ContextSlug } from '@cardsight/contract/paths'
import { isSameProfile, type Profile, profileQuery } from '@cardsight/contract/profile'
import type { ProfileOptions } from '@cardsight/contract/profile-schemas'
import { useEffect, useMemo, useState } from 'react'
import { useFetcher } from 'react-router'
import { type Landing, landingOf } from '../../content/landing-contexts.ts'
import { useOwnProfile, writeProfile } from '../../features/profile/stored-profile.ts'
import type { Answer, Ranking } from '../../features/ranking/answer.ts'
import {
  areSameCosts,
  landingPath,
  withCosts,
  withWholeLists,
} from '../../features/ranking/landing-address.ts'
import { readAnswer, type SentAnswer } from './sent-answer.ts'

type Asked = Readonly<{
  slug: ContextSlug | null
  answer: Answer
  landing: Landing
  costs: MonthlyCosts
}>

type OwnRanking = Readonly<{
  key: string
  slug: ContextSlug | null
  ranking: Ranking | null
  /** Why there is no ranking. */
  error?: unknown
}>

/** The page's person, or the visitor's own profile once there is one. */
export type Person = Readonly<{
  profile: Profile
  isOwn: boolean
  isBusy: boolean
  hasFailed: boolean
  error: unknown
  /** Null until they're needed. */
  options: ProfileOptions | null
  prepare: () => void
  change: (profile: Profile) => void
}>

/**
 * The page's answer, or the ranking for the visitor's own profile. Until that one is there, the page's answer stays, and
 * if it can't be loaded too.
 */
export function useRanking({ slug, answer, landing, costs }: Asked): { answer: Answer; person: Person } {
  const own = useOwnProfile()
  const [options, setOptions] = useState<ProfileOptions | null>(null)
  const [ranked, setRanked] = useState<OwnRanking | null>(null)
  const isOther = own !== null && !isSameProfile(own, landing.profile)
  const key = isOther ? JSON.stringify([slug, costs, profileQuery(own)]) : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for all of them
  useEffect(() => {
    if (key === null || own === null) {
      return
    }
    let isCurrent = true
    const finish = (ranking: Ranking | null, error?: unknown) =>
      isCurrent && setRanked({ key, slug, ranking, error })
    loadOwnRanking()
      .then(async ({ rankForProfile, loadOptions }) => {
        const ranking = await rankForProfile(landing, costs, own)
        setOptions(await loadOptions(costs))
        finish(ranking)
      })
      .catch((error) => finish(null, error))
    return () => {
      isCurrent = false
    }
  }, [key])
  // The last ranking for an own profile stays while the next one loads, but not on another page.
  const shown = key !== null && ranked?.slug === slug ? ranked.ranking : null
  const prepare = () => {
    if (options === null) {
      loadOwnRanking()
        .then(async ({ loadOptions }) => setOptions(await loadOptions(costs)))
        .catch(() => {})
    }
  }
  return {
    answer: shown ?? answer,
    person: {
      profile: own ?? landing.profile,
      isOwn: own !== null,
      isBusy: key !== null && ranked?.key !== key,
      hasFailed: key !== null && ranked?.key === key && ranked.ranking === null,
      error: ranked?.error,
      options,
      prepare,
      change: writeProfile,
    },
  }
}

function loadOwnRanking() {
  return import('./own-ranking.ts')
}

type AskedWhole = Readonly<{ slug: ContextSlug | null; answer: Answer; costs: MonthlyCosts }>

/**
 * The page's answer with all cards. The document has only those that it shows; the others follow once the page is ready,
 * so that filters respond at once.
 */
export function useWholeRanking({ slug, answer, costs }: AskedWhole) {
  const isPart = answer.state === 'ranked' && answer.part !== undefined
  const own = areSameCosts(costs, landingOf(slug).costs) ? null : costs
  const path = `${landingPath(slug)}?${withWholeLists(withCosts(new URLSearchParams(), own))}`
  const { data, state, load } = useFetcher<{ answer: SentAnswer }>({ key: path })
  useEffect(() => {
    if (isPart && data === undefined) {
      void load(path)
    }
  }, [isPart, data, load, path])
  const whole = useMemo(() => (data === undefined ? null : readAnswer(data.answer)), [data])
  return {
    answer: isPart && whole?.state === 'ranked' ? whole : answer,
    hasFailed: isPart && whole?.state === 'failed' && state === 'idle',
    retry: () => void load(path),
  }
}
