import type { Profile } from '@cardsight/contract/profile'
import { useEffect, useState } from 'react'
import { averageCosts } from '../../../content/average-spending.ts'
import { totalOfCosts } from '../../../features/spending-form/costs.ts'
import { plainCentsOf, plainText } from '../../../features/wallet/wallet-headline.ts'
import { findLinkedSpend } from '../../../own-reports/linked-spend.ts'
import { readAnsweredCosts, readOwnCosts, typedFrom, useOwnCosts } from '../../../own-reports/own-costs.ts'
import { useSessionState, useSessionStore } from '../../../session/session-context.tsx'
import { typedSpend } from '../../../wallet/use-wallet-store.ts'
import { openWallets, type RemoteWallets } from '../../../worker/open-workers.ts'
import type { AddedCard } from '../../../worker/wallet-calculator.ts'
import {
  defaultWalletSettings,
  type WalletSettings,
  type WalletSpend,
} from '../../../worker/wallet-question.ts'
import { countChanges, type NextStep, nextStepOf } from './next-step.ts'

/** What the wallet page says about the cards you have. Cents are a year's. */
export type FoundAdvice = Readonly<{
  step: NextStep
  changes: number
  /** What your cards earn if each is used where it earns the most. */
  ownedCents: number
  /** A plain 2% card would earn more than that, in a sentence; null if it wouldn't. */
  plain: string | null
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
      const settings = settingsFor(ids, profile)
      const found = await worker.ask('advise', spend, settings)
      const wallet = found.answer.best.cards.map(({ cardId }) => cardId)
      const reviews = await worker.ask('review', spend, settings, wallet)
      const answer: FoundAdvice = {
        step: nextStepOf(found, reviews),
        changes: countChanges(found, reviews),
        ownedCents: found.answer.owned?.total ?? 0,
        plain: found.answer.owned && plainText(found.answer.owned, plainCentsOf(found.answer.owned)),
        ...basis,
        next: null,
      }
      // To keep your cards is an answer only once the next one is known.
      if (answer.step.kind !== 'keep') {
        show(answer)
      }
      show({ ...answer, next: await askNext(worker, spend, settings) })
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

function settingsFor(owned: readonly string[], profile: Profile): WalletSettings {
  const size = Math.max(defaultWalletSettings.size, owned.length)
  return { ...defaultWalletSettings, owned, size, profile }
}

async function askNext(
  worker: RemoteWallets,
  spend: WalletSpend,
  settings: WalletSettings,
): Promise<AddedCard | null> {
  const [next = null] = await worker.ask('next', spend, settings)
  return next !== null && next.added > 0 ? next : null
}

/** The card that would add the most to yours in its first year, as "Use today" and the wallet name it. Null if none would. */
export async function findNextCard(
  owned: readonly string[],
  profile: Profile,
  spend: WalletSpend,
  open: typeof openWallets = openWallets,
): Promise<AddedCard | null> {
  const worker = open(() => undefined)
  try {
    return await askNext(worker, spend, settingsFor(owned, profile))
  } finally {
    worker.close()
  }
}

type Asked = Pick<FoundAdvice, 'basis' | 'monthly'> & { spend: WalletSpend }

/** What the last results were for, as on the wallet page and in the plan. */
async function spendToAsk(isSignedIn: boolean, onUnauthorized: () => void): Promise<Asked> {
  const isLinkedFirst = isSignedIn && readAnsweredCosts() === null
  const linked = isLinkedFirst ? await findLinkedSpend(onUnauthorized).catch(() => null) : null
  if (linked !== null) {
    return { spend: linked, basis: 'linked', monthly: null }
  }
  const own = readOwnCosts()
  if (own !== null) {
    return { spend: typedSpend(own), basis: 'own', monthly: totalOfCosts(own) }
  }
  const typical = typedFrom(averageCosts)
  return { spend: typedSpend(typical), basis: 'average', monthly: totalOfCosts(typical) }
}
