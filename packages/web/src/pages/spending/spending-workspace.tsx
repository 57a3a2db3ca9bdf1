import { pagePaths } from '@cardsight/contract/paths'
import type { Day } from '@cardsight/engine/dates'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { forgetLinkedResults } from '../../dashboard/browser-dashboard.ts'
import { type UsedCorrections, useCorrections } from '../../features/corrections/use-corrections.ts'
import {
  correctLines,
  type ListedLine,
  monthOf,
  type PurchaseFilter,
} from '../../features/purchases/list-purchases.ts'
import { MonthHeadline, monthName, SpendingBars } from '../../features/purchases/month-section.tsx'
import {
  categoryRows,
  type MerchantRow,
  type MonthTotal,
  type MonthTotals,
  merchantRows,
  monthTotals,
} from '../../features/purchases/month-totals.ts'
import { recurringCharges } from '../../features/purchases/recurring.ts'
import {
  CategoryList,
  CategoryRing,
  MerchantList,
  RecurringList,
} from '../../features/purchases/where-it-goes.tsx'
import { localToday } from '../../lib/format-date.ts'
import { formatDollars } from '../../lib/format-money.ts'
import { useOwnCosts } from '../../own-reports/own-costs.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'
import type { openYourCards } from '../../worker/your-cards/open-your-cards.ts'
import { browserLines, type LinesPorts, type LoadedLines } from './load-lines.ts'
import { Purchases } from './purchases.tsx'
import { TypedSpending } from './typed-spending.tsx'
import { useAccountCards, useEarnings, useLines } from './use-spending.ts'

type SpendingWorkspaceProps = {
  ports?: LinesPorts
  open?: typeof openYourCards | undefined
  readToday?: () => Day
}

export function SpendingWorkspace({ ports = browserLines, ...props }: SpendingWorkspaceProps) {
  const state = useLines(ports)
  if (state.loading === 'loading') {
    return (
      <div aria-busy="true">
        <h1 className="text-2xl">Your spending</h1>
        <p className="sr-only">Loading your spending…</p>
        <SkeletonLines lines={8} className="mt-4" />
      </div>
    )
  }
  if (state.loading === 'failed') {
    return (
      <div role="alert">
        <h1 className="text-2xl">Your spending</h1>
        <p className="mt-4">We couldn’t load your spending. Check your connection and try again.</p>
        <Button className="mt-3" onClick={state.retry}>
          Try again
        </Button>
      </div>
    )
  }
  return state.loaded === null || (state.loaded.lines.length === 0 && state.loaded.older !== 'loading') ? (
    <NoSpending hasAccounts={state.loaded !== null} />
  ) : (
    <Spending loaded={state.loaded} onRetry={state.retry} {...props} />
  )
}

function NoSpending({ hasAccounts }: { hasAccounts: boolean }) {
  const typed = useOwnCosts()
  return typed !== null && !hasAccounts ? (
    <TypedSpending costs={typed} />
  ) : (
    <>
      <h1 className="text-2xl">Your spending</h1>
      <Invitation hasAccounts={hasAccounts} />
    </>
  )
}

function Invitation({ hasAccounts }: { hasAccounts: boolean }) {
  return hasAccounts ? (
    <EmptyState title="No transactions yet">Transactions show up here after they post.</EmptyState>
  ) : (
    <EmptyState
      title="See where your money goes"
      action={<LinkButton to={pagePaths.statements}>Import statements</LinkButton>}
    >
      Import files from your bank and save them in this browser, or{' '}
      <Link to={pagePaths.dashboard} className="text-link underline underline-offset-4">
        link your accounts
      </Link>
      . Then you can check and change every purchase here.
    </EmptyState>
  )
}

type SpendingProps = Omit<SpendingWorkspaceProps, 'ports'> & { loaded: LoadedLines; onRetry: () => void }

const TOP_MERCHANTS = 10

/** Sums of many lines are in components of their own, so that the browser can answer a press between them. */
function Spending({ loaded, onRetry, open, readToday = localToday }: SpendingProps) {
  const { lines } = loaded
  const [today] = useState(readToday)
  const used = useCorrections(forgetLinkedResults)
  const { corrections } = used
  const listed = useMemo(() => correctLines(lines, corrections), [lines, corrections])
  return <Sections {...{ loaded, listed, today, used, onRetry, open }} />
}

type SectionsProps = Pick<SpendingProps, 'loaded' | 'onRetry' | 'open'> & {
  listed: readonly ListedLine[]
  today: Day
  used: UsedCorrections
}

function Sections({ loaded, listed, today, used, onRetry, open }: SectionsProps) {
  const { lines, accounts } = loaded
  const totals = useMemo(() => monthTotals(listed, today), [listed, today])
  useAccountCards()
  const earnings = useEarnings(listed, today, open)
  const [chosenMonth, setChosenMonth] = useState<string | null>(null)
  const [wanted, setWanted] = useState<Wanted>(nothingWanted)
  const selected = chosenMonth ?? totals.latest
  const month = totals.months.find((each) => each.month === selected)
  const isListed = useMemo(() => listed.some(({ line }) => monthOf(line) === selected), [listed, selected])
  const show = useCallback(
    (filter: Partial<PurchaseFilter>, isAsked = true) =>
      setWanted((last) => ({ filter, isAsked, count: last.count + 1 })),
    [],
  )
  const chooseMonth = useCallback(
    (next: string) => {
      setChosenMonth(next)
      show({ month: next }, false)
    },
    [show],
  )
  return (
    // Phones show where it goes before the purchases. On wide screens both columns run on their own.
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 menu:grid-cols-[minmax(0,1fr)_22.5rem] menu:grid-rows-[auto_auto_1fr] wide:grid-cols-[minmax(0,1fr)_25.5rem]">
      <div className="min-w-0">
        {month !== undefined && <MonthHeadline {...{ month, totals, today }} />}
        <div className="mt-6">
          <SpendingBars {...{ listed, today, totals, selected }} onSelect={chooseMonth} />
        </div>
        {loaded.older === 'failed' && <OlderNote onRetry={onRetry} />}
      </div>
      {month !== undefined && <WhereItGoes {...{ listed, month, totals, today }} onChoose={show} />}
      <div className="min-w-0 menu:col-start-1 menu:row-span-2 menu:row-start-2">
        <Purchases
          key={wanted.count}
          initial={wanted.count === 0 ? { month: isListed ? selected : '' } : wanted.filter}
          monthText={(each) => monthName(each, today)}
          isAsked={wanted.isAsked}
          isReading={loaded.older === 'loading'}
          {...{ listed, lines, accounts, earnings }}
          onChange={used.change}
        />
      </div>
      <div className="grid min-w-0 content-start gap-10 menu:col-start-2 menu:row-start-3">
        <Recurring {...{ listed, today }} />
        <RulesLink stored={used.stored} />
      </div>
    </div>
  )
}

type WhereItGoesProps = Pick<SectionsProps, 'listed' | 'today'> & {
  month: MonthTotal
  totals: MonthTotals
  onChoose: (filter: Partial<PurchaseFilter>) => void
}

function WhereItGoes({ listed, month, totals, today, onChoose }: WhereItGoesProps) {
  const selected = month.month
  const merchants = useMemo(() => merchantRows(listed, selected), [listed, selected])
  const rows = useMemo(() => categoryRows(month, totals), [month, totals])
  const chooseMerchant = (merchant: string) => onChoose({ merchant })
  return (
    <section
      aria-labelledby="where-it-goes"
      className="min-w-0 menu:col-start-2 menu:row-span-2 menu:row-start-1"
    >
      <h2 id="where-it-goes" className="text-xl">
        Where it goes
      </h2>
      <p className="text-sm text-ink-soft">{monthName(selected, today)}</p>
      <Tabs defaultValue="category" className="mt-3">
        <TabList aria-label="Group by">
          <Tab value="category" className="px-2! text-sm">
            Category
          </Tab>
          <Tab value="merchants" className="px-2! text-sm">
            Top Merchants
          </Tab>
          <Tab value="recurring" className="px-2! text-sm">
            Recurring Expenses
          </Tab>
        </TabList>
        <TabPanel value="category">
          <CategoryRing rows={rows} average={totals.average} />
          <CategoryList rows={rows} onChoose={(category) => onChoose({ category, month: selected })} />
        </TabPanel>
        <TabPanel value="merchants">
          <MerchantList rows={merchants.slice(0, TOP_MERCHANTS)} onChoose={chooseMerchant} />
        </TabPanel>
        <TabPanel value="recurring">
          <RecurringMerchants {...{ listed, today, merchants }} onChoose={chooseMerchant} />
        </TabPanel>
      </Tabs>
    </section>
  )
}

type RecurringMerchantsProps = Pick<SectionsProps, 'listed' | 'today'> & {
  merchants: readonly MerchantRow[]
  onChoose: (merchant: string) => void
}

function RecurringMerchants({ listed, today, merchants, onChoose }: RecurringMerchantsProps) {
  const names = useMemo(
    () => new Set(recurringCharges(listed, today).map(({ name }) => name)),
    [listed, today],
  )
  return <MerchantList rows={merchants.filter(({ name }) => names.has(name))} onChoose={onChoose} />
}

function Recurring({ listed, today }: Pick<SectionsProps, 'listed' | 'today'>) {
  // They follow a correction, which shows first in the list.
  const settled = useDeferredValue(listed)
  const charges = useMemo(() => recurringCharges(settled, today), [settled, today])
  const yearCents = charges.reduce((sum, charge) => sum + charge.yearCents, 0)
  return (
    charges.length > 0 && (
      <section aria-labelledby="recurring">
        <h2 id="recurring" className="text-xl">
          Recurring Expenses
        </h2>
        <p className="text-sm text-ink-soft">
          {formatDollars(yearCents / 1200)} a month, {formatDollars(yearCents / 100)} a year
        </p>
        <RecurringList charges={charges} />
      </section>
    )
  )
}

function RulesLink({ stored }: Pick<UsedCorrections, 'stored'>) {
  const { merchants, wordings, rows, names } = stored
  const count = merchants.length + wordings.length + rows.length + names.length
  return (
    <p className="text-sm text-ink-soft">
      <Link to={pagePaths.spendingRules} className="text-link underline underline-offset-4">
        Your rules
      </Link>{' '}
      ({count})
    </p>
  )
}

function OlderNote({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="mt-6 text-sm text-ink-soft">
      We couldn’t load your older transactions.{' '}
      <Button variant="quiet" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

/** A filter that another part of the page asked for. Each one replaces those that the person set. */
type Wanted = Readonly<{ filter: Partial<PurchaseFilter>; isAsked: boolean; count: number }>

const nothingWanted: Wanted = { filter: {}, isAsked: false, count: 0 }
