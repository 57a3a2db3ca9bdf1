import type { Profile } from '@cardsight/contract/profile'
import { useEffect, useState } from 'react'
import { averageCosts } from '../../../content/average-spending.ts'
import { totalOfCosts } from '../../../features/spending-form/costs.ts'
import { findLinkedSpend } from '../../../own-reports/linked-spend.ts'
import { readOwnCosts, typedFrom, useOwnCosts } from '../../../own-reports/own-costs.ts'
import { useSessionState, useSessionStore } from '../../../session/session-context.tsx'
import { typedSpend } from '../../../wallet/use-wallet-store.ts'
import { openWallets, type RemoteWallets } from '../../../worker/open-workers.ts'
import type { AddedCard } from '../../../worker/wallet-calculator.ts'
import { defaultWalletSettings, type WalletSpend } from '../../../worker/wallet-question.ts'
import { countChanges, type NextStep, nextStepOf } from './next-step.ts'

/** What the wallet page says about the cards you have. Cents are a year's. */
export type FoundAdvice = Readonly<{
  step: NextStep
  changes: number
  /** What your cards earn if each is used where it earns the most. */
  ownedCents: number
  basis: 'own' | 'linked' | 'average'
  /** Dollars a month, if they were typed or are the average. */
  monthly: number | null
  /** The card that would add the most; null while it's being searched, or if none would add anything. */
  next: AddedCard | null
}>

/** 'loading' until the first answer. Null if there is none: without cards, with a debt, or if it failed. */
export function useWalletAdvice(
  cardIds: readonly string[],
  profile: Profile,
  open: typeof openWallets = openWallets,
): FoundAdvice | null | 'loading' {
  const { status } = useSessionState()
  const { leave } = useSessionStore()
  const costs = useOwnCosts()
  const [advice, setAdvice] = useState<FoundAdvice | null | 'loading'>('loading')
  const owned = cardIds.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other amounts have another answer
  useEffect(() => {
    if (owned === '' || profile.debt !== null) {
      setAdvice(null)
      return
    }
    if (status === 'pending' || status === 'unknown') {
      return
    }
    let worker: RemoteWallets | null = null
    let isCurrent = true
    const show = (found: FoundAdvice | null) => isCurrent && setAdvice(found)
    const search = async () => {
      const { spend, ...basis } = await spendToAsk(status === 'signed-in', leave)
      if (!isCurrent) {
        return
      }
      worker = open(() => undefined)
      const ids = owned.split(',')
      const settings = {
        ...defaultWalletSettings,
        owned: ids,
        size: Math.max(defaultWalletSettings.size, ids.length),
        profile,
      }
      const found = await worker.ask('advise', spend, settings)
      const wallet = found.answer.best.cards.map(({ cardId }) => cardId)
      const reviews = await worker.ask('review', spend, settings, wallet)
      const answer: FoundAdvice = {
        step: nextStepOf(found, reviews),
        changes: countChanges(found, reviews),
        ownedCents: found.answer.owned?.total ?? 0,
        ...basis,
        next: null,
      }
      show(answer)
      const [next = null] = await worker.ask('next', spend, settings)
      show({ ...answer, next: next !== null && next.added > 0 ? next : null })
    }
    search()
      .catch(() => show(null))
      .finally(() => worker?.close())
    return () => {
      isCurrent = false
      worker?.close()
    }
  }, [open, owned, profile, status, leave, costs])
  return advice
}

type Asked = Pick<FoundAdvice, 'basis' | 'monthly'> & { spend: WalletSpend }

/** Amounts that were typed count before linked accounts, as on the wallet page. */
async function spendToAsk(isSignedIn: boolean, onUnauthorized: () => void): Promise<Asked> {
  const own = readOwnCosts()
  if (own !== null) {
    return { spend: typedSpend(own), basis: 'own', monthly: totalOfCosts(own) }
  }
  const linked = isSignedIn ? await findLinkedSpend(onUnauthorized).catch(() => null) : null
  if (linked !== null) {
    return { spend: linked, basis: 'linked', monthly: null }
  }
  const typical = typedFrom(averageCosts)
  return { spend: typedSpend(typical), basis: 'average', monthly: totalOfCosts(typical) }
}
