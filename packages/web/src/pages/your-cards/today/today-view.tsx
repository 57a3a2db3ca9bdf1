import { pagePaths } from '@cardsight/contract/paths'
import { PAY_WITHOUT_DEBT } from '@cardsight/contract/runs'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { shortCardName } from '../../../cards/short-card-name.ts'
import { ownedCardIds, useOwnedCards } from '../../../features/owned-cards/stored-owned-cards.ts'
import { useProfile } from '../../../features/profile/stored-profile.ts'
import {
  AnswerFailure,
  PurchaseLinks,
  PurchasesNote,
  useRemoteAnswer,
} from '../../../features/your-cards/answer-parts.tsx'
import { WhichCardHere } from '../../../features/your-cards/pay/pay-view.tsx'
import type { YourCardsPageProps } from '../../../features/your-cards/view-props.ts'
import { formatDollars } from '../../../lib/format-money.ts'
import { useSessionState } from '../../../session/session-context.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import type { EarnedScreen } from '../../../worker/your-cards/today-methods.ts'
import { AddCards } from './add-cards.tsx'
import { AtAGlance } from './at-a-glance.tsx'
import { ComingUpList } from './coming-up-list.tsx'
import { EarnedMonth, earnedTitle } from './earned-month.tsx'
import { NextStepPanel } from './next-step-panel.tsx'
import { ViewLink } from './today-parts.tsx'
import { type FoundAdvice, useWalletAdvice } from './use-wallet-advice.ts'
import { UsualStores } from './usual-stores.tsx'

/** How your cards do this month, which one to use now, and what is due. */
export function TodayView(props: YourCardsPageProps) {
  const { yourCards, remote, revision, today, catalog } = props
  const hasCards = yourCards.cards.length > 0
  const [isAdding, setIsAdding] = useState(!hasCards)
  const [profile] = useProfile()
  const [owned] = useOwnedCards()
  const advice = useWalletAdvice(hasCards ? ownedCardIds(owned) : [], profile)
  const usual = useRemoteAnswer(() => remote.ask('usual'), revision)
  const tracker = useRemoteAnswer(() => remote.ask('tracker'), revision)
  const nameOf = useMemo(() => {
    const names = new Map(catalog.cards.map((card) => [card.cardId, shortCardName(card)]))
    return (cardId: string) => names.get(cardId) ?? cardId
  }, [catalog])
  if (usual.hasFailed || tracker.hasFailed) {
    const retry = () => {
      usual.retry()
      tracker.retry()
    }
    return <AnswerFailure text="We couldn’t load your cards. Please try again." onRetry={retry} />
  }
  const hasDebt = tracker.value?.hasDebt === true
  return (
    <>
      <div className={`${columnClasses} menu:items-start`}>
        <div className="min-w-0">
          <Lead {...props} advice={advice} />
          {isAdding && <Here {...props} hasDebt={hasDebt} isLed />}
        </div>
        {isAdding ? (
          <AddCards {...props} onDone={() => setIsAdding(false)} />
        ) : (
          <NextStepPanel {...{ advice, nameOf }} />
        )}
      </div>
      <div className={`${columnClasses} mt-8 border-t border-hairline pt-8`}>
        <div className="min-w-0">
          {!isAdding && <Here {...props} hasDebt={hasDebt} />}
          {usual.value === null ? (
            <SkeletonLines lines={8} className="mt-8" />
          ) : (
            <UsualStores usual={usual.value} />
          )}
        </div>
        <div className="grid min-w-0 content-start gap-8">
          {hasCards &&
            (tracker.value === null ? (
              <SkeletonLines lines={8} />
            ) : (
              <ComingUpList {...props} screen={tracker.value} />
            ))}
          <AtAGlance
            {...{ advice, nameOf, today }}
            month={usual.value?.month ?? null}
            hasSource={props.hasSource || props.isArriving}
            cardCount={yourCards.cards.length}
          />
        </div>
      </div>
    </>
  )
}

type HereProps = YourCardsPageProps & {
  hasDebt: boolean
  /** Right below the page's title, which asks the same question. */
  isLed?: boolean
}

function Here({ catalog, remote, revision, yourCards, hasDebt, isLed = false }: HereProps) {
  return (
    <section aria-labelledby="which-card-here" className={isLed ? 'mt-1' : ''}>
      <h2 id="which-card-here" className={isLed ? 'sr-only' : 'text-xl'}>
        Which card here?
      </h2>
      {hasDebt ? (
        <p className="mt-2">{PAY_WITHOUT_DEBT}</p>
      ) : (
        <>
          {yourCards.cards.length === 0 && (
            <p className="text-ink-soft">
              You haven’t added cards yet, so we compare cards that have no annual fee.
            </p>
          )}
          <WhichCardHere {...{ catalog, remote, revision }} />
        </>
      )}
    </section>
  )
}

const columnClasses =
  'grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 menu:grid-cols-[minmax(0,1fr)_22.5rem] wide:grid-cols-[minmax(0,1fr)_25.5rem]'

type LeadProps = YourCardsPageProps & { advice: FoundAdvice | null | 'loading' }

/** The greeting and the one number: earned this month, or what the cards could earn in a year. */
function Lead(props: LeadProps) {
  const { remote, revision, isArriving, hasPurchases, today, purchases } = props
  const session = useSessionState()
  const { value, hasFailed } = useRemoteAnswer(
    async () => ({ earned: hasPurchases ? await remote.ask('earned') : null }),
    revision,
  )
  const greeting = session.status === 'signed-in' ? `, ${session.user.firstName}` : ''
  const isWaiting = !hasFailed && (value === null || (isArriving && value.earned === null))
  const earned = value?.earned ?? null
  return (
    <div className="min-w-0">
      <p className="text-ink-soft">
        {greetingAt(new Date().getHours())}
        {greeting}
      </p>
      <h1 className="text-2xl">{isWaiting ? 'Your cards today' : titleOf(earned, props)}</h1>
      {isWaiting && (
        <div aria-busy="true" className="mt-3 min-h-36">
          <p className="sr-only">Loading your cards…</p>
          <SkeletonLines lines={4} />
        </div>
      )}
      {!isWaiting && (earned === null ? <WithoutPurchases {...props} /> : <EarnedMonth earned={earned} />)}
      <div className="mt-3 empty:hidden">
        <PurchasesNote {...purchases} />
      </div>
    </div>
  )

  function titleOf(shown: EarnedScreen | null, { yourCards }: LeadProps): string {
    if (shown !== null) {
      return earnedTitle(shown, today)
    }
    return yourCards.cards.length === 0
      ? 'Which card should you use today?'
      : 'Use each card where it earns the most'
  }
}

function greetingAt(hour: number): string {
  if (hour < 12) {
    return 'Good morning'
  }
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}

/** Without purchases on the cards we can't tell what they earned. */
function WithoutPurchases({ advice, ...props }: LeadProps) {
  const found = advice === 'loading' ? null : advice
  return (
    <>
      {found !== null && (
        <p className="mt-1">
          <span className="figures block font-serif text-4xl font-semibold">
            {formatDollars(found.ownedCents / 100)}
          </span>{' '}
          <span className="block text-sm text-ink-soft">
            a year with your cards, {basisText(found)}.{' '}
            <Link to={`${pagePaths.wallet}#why`} discover="none">
              Why?
            </Link>
          </span>
          {found.plain !== null && <span className="figures block text-sm font-medium">{found.plain}</span>}
        </p>
      )}
      {props.yourCards.cards.length > 0 && (
        <p className="mt-3 max-w-text">
          <WhatIsMissing {...props} />
        </p>
      )}
    </>
  )
}

function WhatIsMissing({ hasSource, hasPurchases }: Omit<LeadProps, 'advice'>) {
  if (hasPurchases) {
    return (
      <>
        We don’t see recent purchases on these cards.{' '}
        <ViewLink view="cards">Choose the accounts that belong to them</ViewLink> to see what you earn and
        miss.
      </>
    )
  }
  return hasSource ? (
    'Once purchases post, you’ll see here what you earn and miss.'
  ) : (
    <>
      <PurchaseLinks /> to see what you earn and miss each month.
    </>
  )
}

function basisText({ basis, monthly }: FoundAdvice): string {
  const amount = monthly === null ? '' : ` of ${formatDollars(monthly)} a month`
  return basis === 'average' ? `on the average household’s spending${amount}` : `on your spending${amount}`
}
