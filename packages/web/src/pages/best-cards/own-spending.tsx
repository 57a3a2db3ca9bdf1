import type { CostName, MonthlyCosts } from '@cardsight/contract/costs'
import { useEffect, useRef, useState } from 'react'
import { Form, useNavigate, useSearchParams } from 'react-router'
import { costLabels, costNamesInTables } from '../../content/costs.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { Button } from '../../ui/button.tsx'
import { MoneyField } from '../../ui/money-field.tsx'
import { costsBy, totalOf, withCosts } from './costs-query.ts'
import { HiddenFilterFields } from './hidden-fields.tsx'
import { RUN_DEBOUNCE_MS } from './timings.ts'

type Typed = Readonly<Record<CostName, string>>

/** Without a script it is a plain form; with one the ranking follows the input. */
export function OwnSpending({ costs }: { costs: MonthlyCosts }) {
  const [typed, setTyped] = useState(() => toTyped(costs))
  const latest = useRef(typed)
  const rank = useRank()
  const total = totalOf(toCosts(typed))
  // After hydration all six fields may report at once what was typed before: each builds on the previous one.
  const change = (name: CostName, digits: string) => {
    latest.current = { ...latest.current, [name]: digits }
    setTyped(latest.current)
    rank(toCosts(latest.current), RUN_DEBOUNCE_MS)
  }
  return (
    <Form
      method="get"
      className="text-ink"
      onSubmit={(event) => {
        event.preventDefault()
        rank(toCosts(latest.current), 0)
      }}
    >
      <p className="max-w-text text-ink-soft">
        In a typical month, how much do you spend on these categories? We’ll update the rankings below.
      </p>
      <div className="mt-4 grid gap-x-6 gap-y-4 chart:grid-cols-2 menu:grid-cols-3">
        {costNamesInTables.map((name) => (
          <MoneyField
            key={name}
            name={name}
            label={costLabels[name]}
            value={typed[name]}
            onValueChange={(digits) => change(name, digits)}
          />
        ))}
      </div>
      <HiddenFilterFields />
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" disabled={total === 0}>
          Update rankings
        </Button>
        <p className="figures">
          {total === 0 ? 'Enter at least one amount to continue.' : `Total per month: ${formatMoney(total)}`}
        </p>
      </div>
    </Form>
  )
}

/** Ranks in place: the URL follows, the page doesn't scroll, and keystrokes don't add history entries. */
function useRank() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latestSearch = useRef(search)
  useEffect(() => {
    latestSearch.current = search
  }, [search])
  useEffect(() => () => clearTimeout(timer.current), [])
  return (costs: MonthlyCosts, delayMs: number) => {
    clearTimeout(timer.current)
    if (totalOf(costs) === 0) {
      return
    }
    timer.current = setTimeout(() => {
      const next = withCosts(latestSearch.current, costs)
      void navigate(`?${next}`, { replace: true, preventScrollReset: true })
    }, delayMs)
  }
}

function toTyped(costs: MonthlyCosts): Typed {
  const digits = (name: CostName) => (costs[name] === 0 ? '' : String(costs[name]))
  return {
    grocery: digits('grocery'),
    gas: digits('gas'),
    restaurant: digits('restaurant'),
    travel: digits('travel'),
    recreation: digits('recreation'),
    other: digits('other'),
  }
}

function toCosts(typed: Typed): MonthlyCosts {
  return costsBy((name) => Number(typed[name]))
}
