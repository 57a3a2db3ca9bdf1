import type { CardReport } from '@cardsight/contract/cards'
import { costsQuery, type TypedCosts, totalOfTypedCosts } from '@cardsight/contract/costs'
import { defaultProfile, isSameProfile, type Profile, profileQuery } from '@cardsight/contract/profile'
import { useEffect, useState } from 'react'
import { averageCosts } from '../content/average-spending.ts'
import { useOwnProfile, writeProfile } from '../features/profile/stored-profile.ts'
import { type Costs, toMonthlyCosts, totalOfCosts } from '../features/spending-form/costs.ts'
import { typedFrom, useOwnCosts, writeOwnCosts } from './own-costs.ts'
import { useLinkedReports } from './use-linked-reports.ts'

type AnyReport = Pick<CardReport, 'card' | 'assumptions' | 'offerParts' | 'againstPlain' | 'debt'>

/** Reports that the server rendered, perhaps only the parts that the page shows. */
export type GivenReports<Report extends AnyReport = CardReport> = Readonly<{
  reports: readonly Report[]
  /** Amounts in the page's URL, which somebody shared; null for the average household's. */
  sharedCosts?: TypedCosts | null
}>

type AmountsBasis = 'average' | 'shared' | 'own'

export type OwnReports<Report extends AnyReport = CardReport> = Readonly<{
  /** Of the given cards, in their order. */
  reports: readonly (Report | CardReport)[]
  /** Whose spending they are about: that of linked accounts, if the last results in this browser rest on it. */
  basis: AmountsBasis | 'linked'
  /** Dollars a month. */
  total: number
  /** The same reports on monthly amounts, for what depends on other amounts than the given ones. */
  onAmounts: Readonly<{ reports: readonly (Report | CardReport)[]; basis: AmountsBasis }>
  /** Linked spending that can replace the amounts, in dollars a month. */
  linkedTotal: number | null
  /** Shows the reports on linked spending, or on monthly amounts. */
  chooseLinked: (isWanted: boolean) => void
  /** As typed, for the form. */
  costs: Costs
  /** As counted in the reports. */
  monthly: TypedCosts
  profile: Profile
  isBusy: boolean
  hasFailed: boolean
  changeCosts: (costs: Costs) => void
  changeProfile: (profile: Profile) => void
}>

/** What the reports of a page are based on. */
export type OwnSpending = Omit<OwnReports, 'reports' | 'onAmounts'>

type Answer = Readonly<{ key: string; cards: string; reports: readonly CardReport[] | null }>

/** Long enough for the next keystroke, so that only the last one counts. */
const DEBOUNCE_MS = 200

/** The given reports, or those for the visitor's own amounts and profile. The last ones stay while the next ones load. */
export function useOwnReports<Report extends AnyReport>({
  reports,
  sharedCosts = null,
}: GivenReports<Report>): OwnReports<Report> {
  const stored = useOwnCosts()
  const storedProfile = useOwnProfile()
  const [typed, setTyped] = useState<Costs | null>(null)
  const [hasChosen, setHasChosen] = useState(false)
  const [isLinkedWanted, setIsLinkedWanted] = useState(sharedCosts === null)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const givenProfile = reports[0]?.assumptions ?? defaultProfile
  // Who opens a shared link sees its numbers until they change something.
  const isOwn = sharedCosts === null || typed !== null || hasChosen
  const ownCosts = isOwn ? (typed ?? stored) : null
  const hasOwnCosts = ownCosts !== null && totalOfCosts(ownCosts) > 0
  const profile = (isOwn ? storedProfile : null) ?? givenProfile
  const costs = ownCosts ?? typedFrom(sharedCosts ?? averageCosts)
  const cardIds = reports.map(({ card }) => card.cardId)
  const isGiven = !hasOwnCosts && isSameProfile(profile, givenProfile)
  const cards = cardIds.join()
  const monthly = hasOwnCosts ? toMonthlyCosts(ownCosts) : (sharedCosts ?? averageCosts)
  const key = isGiven ? null : JSON.stringify([cards, costsQuery(monthly), profileQuery(profile)])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for all of them
  useEffect(() => {
    if (key === null || cardIds.length === 0) {
      return
    }
    let isCurrent = true
    const finish = (found: readonly CardReport[] | null) =>
      isCurrent && setAnswer({ key, cards, reports: found })
    const timer = setTimeout(() => {
      loader()
        .then(({ loadOwnReports }) => loadOwnReports(cardIds, { costs: monthly, profile }))
        .then(finish, () => finish(null))
    }, DEBOUNCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [key])
  const shown = key !== null && answer?.cards === cards ? answer.reports : null
  const givenBasis = sharedCosts === null ? 'average' : 'shared'
  const isOwnShown = shown !== null && hasOwnCosts
  const amounts = isOwnShown ? monthly : (sharedCosts ?? averageCosts)
  const onAmounts = { reports: shown ?? reports, basis: isOwnShown ? 'own' : givenBasis } as const
  const linked = useLinkedReports<Report | CardReport>(onAmounts.reports, profile, sharedCosts === null)
  const used = isLinkedWanted ? linked.found : null
  return {
    reports: used?.reports ?? onAmounts.reports,
    basis: used === null ? onAmounts.basis : 'linked',
    total: used?.monthly ?? totalOfTypedCosts(amounts),
    onAmounts,
    linkedTotal: linked.found?.monthly ?? null,
    chooseLinked: setIsLinkedWanted,
    costs,
    monthly: amounts,
    profile,
    isBusy: linked.isLoading || (key !== null && cardIds.length > 0 && answer?.key !== key),
    hasFailed: key !== null && answer?.key === key && answer.reports === null,
    changeCosts: (changed) => {
      setTyped(changed)
      writeOwnCosts(changed)
    },
    changeProfile: (changed) => {
      setHasChosen(true)
      writeProfile(changed)
    },
  }
}

function loader() {
  return import('./load-own-reports.ts')
}
