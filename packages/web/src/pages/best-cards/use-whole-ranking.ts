import type { MonthlyCosts } from '@cardsight/contract/costs'
import type { ContextSlug } from '@cardsight/contract/paths'
import { useEffect, useMemo } from 'react'
import { useFetcher } from 'react-router'
import { landingOf } from '../../content/landing-contexts.ts'
import type { Answer } from '../../features/ranking/answer.ts'
import {
  areSameCosts,
  landingPath,
  withCosts,
  withWholeLists,
} from '../../features/ranking/landing-address.ts'
import { readAnswer, type SentAnswer } from './sent-answer.ts'

type Asked = Readonly<{ slug: ContextSlug | null; answer: Answer; costs: MonthlyCosts }>

/**
 * The page's answer with all cards. The document has only those that it shows; the others follow once the page is ready,
 * so that filters respond at once.
 */
export function useWholeRanking({ slug, answer, costs }: Asked) {
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
