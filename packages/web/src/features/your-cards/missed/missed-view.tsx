import { PAY_WITHOUT_DEBT } from '@cardsight/contract/runs'
import { formatCount, formatDay } from '@cardsight/contract/your-cards'
import { useMemo, useState } from 'react'
import { formatDollars, formatMoney } from '../../../lib/format-money.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx'
import type { MissedPeriod, MissedScreen } from '../../../worker/your-cards/tracker-screen.ts'
import type { ShownCard } from '../../../worker/your-cards/your-cards-catalog.ts'
import { AnswerFailure, AnswerWaiting, PurchaseLinks, SmallFace, useRemoteAnswer } from '../answer-parts.tsx'
import type { YourCardsPageProps, YourCardsViewProps } from '../view-props.ts'
import { MissedPurchases } from './missed-purchases.tsx'

type MissedViewProps = YourCardsViewProps & Pick<YourCardsPageProps, 'onShow'>

/** What other cards of yours would have earned, last month and in the last 12 months. */
export function MissedView(props: MissedViewProps) {
  const { yourCards, hasPurchases, hasSource, onShow } = props
  if (yourCards.cards.length < 2) {
    return (
      <EmptyState
        title="Add at least two cards"
        action={<Button onClick={() => onShow('cards')}>Add your cards</Button>}
      >
        We’ll show where another card of yours would have earned more.
      </EmptyState>
    )
  }
  if (!hasSource) {
    return (
      <EmptyState title="See which purchases belonged on another card">
        <PurchaseLinks />. We’ll compare every purchase with your other cards.
      </EmptyState>
    )
  }
  if (!hasPurchases) {
    return <EmptyState title="No purchases yet">Purchases show up here after they post.</EmptyState>
  }
  if (yourCards.cards.every(({ accountIds }) => accountIds.length === 0)) {
    return (
      <EmptyState
        title="Match accounts to cards"
        action={<Button onClick={() => onShow('cards')}>Choose accounts</Button>}
      >
        Match each account to a card to see what you missed.
      </EmptyState>
    )
  }
  return <Loaded {...props} />
}

function Loaded({ remote, revision }: MissedViewProps) {
  const { value, hasFailed, retry } = useRemoteAnswer(
    async () => ({ screen: await remote.ask('missed') }),
    revision,
  )
  if (hasFailed) {
    return <AnswerFailure text="We couldn’t compare your purchases. Please try again." onRetry={retry} />
  }
  if (value === null) {
    return <AnswerWaiting text="Comparing your purchases…" />
  }
  return value.screen === null ? (
    <p className="max-w-text">{PAY_WITHOUT_DEBT}</p>
  ) : (
    <Periods screen={value.screen} />
  )
}

function Periods({ screen }: { screen: MissedScreen }) {
  const [period, setPeriod] = useState<'month' | 'year'>('month')
  const cards = useMemo(() => new Map(screen.cards.map((card) => [card.yourCardId, card])), [screen])
  return (
    <Tabs value={period} onValueChange={(next) => setPeriod(next === 'year' ? 'year' : 'month')}>
      <TabList aria-label="Period">
        <Tab value="month">Last month</Tab>
        <Tab value="year">Last 12 months</Tab>
      </TabList>
      <TabPanel value={period}>
        <Period key={period} period={screen[period]} name={periodNames[period]} cards={cards} />
      </TabPanel>
    </Tabs>
  )
}

const periodNames = { month: 'last month', year: 'in the last 12 months' } as const

type PeriodProps = { period: MissedPeriod; name: string; cards: ReadonlyMap<string, ShownCard> }

function Period({ period, name, cards }: PeriodProps) {
  const { lines, habits } = period
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div>
        <h2 className="text-2xl">{headline(period, name)}</h2>
        <p className="mt-1 max-w-text text-ink-soft">{lead(period)}</p>
      </div>
      {lines.length > 0 && (
        <>
          <MissedHabits habits={habits} cards={cards} />
          <MissedPurchases period={period} cards={cards} />
        </>
      )}
    </div>
  )
}

function headline({ missedCents, earnedCents }: MissedPeriod, name: string): string {
  if (missedCents > 0) {
    const isUnderDollar = missedCents < 100
    return `You missed ${(isUnderDollar ? formatMoney : formatDollars)(missedCents / 100)} ${name}`
  }
  return earnedCents === 0 ? `No purchases on your cards ${name}` : `You missed nothing ${name}`
}

function lead({ missedCents, earnedCents, sentence, lines, window }: MissedPeriod): string {
  if (missedCents === 0) {
    return earnedCents === 0 ? 'Purchases show up here after they post.' : sentence
  }
  const purchases = formatCount(lines.length, 'purchase')
  return `On ${purchases} from ${formatDay(window.first)} to ${formatDay(window.last)}. Your cards earned ${formatDollars(earnedCents / 100)}.`
}

type MissedHabitsProps = { habits: MissedPeriod['habits']; cards: ReadonlyMap<string, ShownCard> }

/** The changes that would recover the most, largest first. */
function MissedHabits({ habits, cards }: MissedHabitsProps) {
  const nameOf = (id: string) => cards.get(id)?.name ?? id
  return (
    <section aria-labelledby="missed-habits" className="min-w-0">
      <h2 id="missed-habits" className="text-xl">
        {habits.length === 1 ? 'One change recovers most of it' : 'Change these habits first'}
      </h2>
      <ol className="mt-3 border-t border-ink">
        {habits.map((habit) => {
          const better = cards.get(habit.betterId)
          return (
            <li
              key={`${habit.category} ${habit.usedId} ${habit.betterId}`}
              className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-hairline py-4"
            >
              {better === undefined ? <span /> : <SmallFace card={better} />}
              <div className="min-w-0">
                <p className="leading-6 font-semibold">
                  Use {nameOf(habit.betterId)} instead of {nameOf(habit.usedId)} for{' '}
                  {habit.categoryName.toLowerCase()}
                </p>
                <p className="mt-0.5 text-sm text-ink-soft">{formatCount(habit.purchases, 'purchase')}</p>
              </div>
              <p className="figures text-base font-semibold">{formatDollars(habit.missedCents / 100)}</p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
