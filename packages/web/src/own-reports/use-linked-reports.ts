import type { CardReport } from '@cardsight/contract/cards'
import type { Profile } from '@cardsight/contract/profile'
import { useEffect, useState } from 'react'
import { readToken } from '../lib/storage.ts'
import type { LinkedResults, withLinkedResult } from './linked-results.ts'
import { readAnsweredCosts } from './own-costs.ts'

type Loaded = Readonly<{ results: LinkedResults; merge: typeof withLinkedResult }>
type AnyReport = Pick<CardReport, 'card' | 'offerParts' | 'againstPlain' | 'debt'>

export type LinkedReports<Report> = Readonly<{
  isLoading: boolean
  /** Null unless the last results rest on linked accounts, and have all of these cards. */
  found: Readonly<{ reports: readonly Report[]; monthly: number }> | null
}>

/** The reports with the amounts of the results that this browser has for linked accounts. */
export function useLinkedReports<Report extends AnyReport>(
  reports: readonly Report[],
  profile: Profile,
  isWanted: boolean,
): LinkedReports<Report> {
  const [loaded, setLoaded] = useState<Loaded | 'loading' | null>(null)
  useEffect(() => {
    if (!isWanted || readToken() === null || readAnsweredCosts() !== null) {
      return
    }
    let isCurrent = true
    setLoaded('loading')
    loadResults().then(
      (found) => isCurrent && setLoaded(found),
      () => isCurrent && setLoaded(null),
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted])
  const isLoading = loaded === 'loading'
  if (loaded === null || loaded === 'loading' || reports.length === 0) {
    return { isLoading, found: null }
  }
  const { results, merge } = loaded
  const merged = reports.flatMap((report) => {
    const result = report.debt === null ? results.resultOf(report.card.cardId, profile) : null
    return result === null ? [] : [merge(report, result, results.monthly)]
  })
  const hasAll = merged.length === reports.length
  return { isLoading, found: hasAll ? { reports: merged, monthly: results.monthly } : null }
}

async function loadResults(): Promise<Loaded | null> {
  const { loadLinkedResults, withLinkedResult: merge } = await import('./linked-results.ts')
  const results = await loadLinkedResults()
  return results && { results, merge }
}
