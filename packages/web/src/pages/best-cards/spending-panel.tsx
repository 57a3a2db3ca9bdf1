import { type CostName, costFields, type MonthlyCosts, mapCosts } from '@cardsight/contract/costs'
import { formCategories } from '@cardsight/engine/categories'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, Link, useNavigate, useSearchParams } from 'react-router'
import { averageCosts, averageSource } from '../../content/average-spending.ts'
import { categoryStyle } from '../../content/category-styles.ts'
import type { Landing } from '../../content/landing-contexts.ts'
import { areSameCosts, totalOf, withCosts } from '../../features/ranking/landing-address.ts'
import { landingText } from '../../features/ranking/landing-text.ts'
import { formatDollars, formatMoney } from '../../lib/format-money.ts'
import { Button } from '../../ui/button.tsx'
import { Accordion, AccordionItem } from '../../ui/fold-out.tsx'
import { MoneyField } from '../../ui/money-field.tsx'
import { Cell, HeadCell, Row, RowHead, Table, TotalRow } from '../../ui/table.tsx'
import { RUN_DEBOUNCE_MS } from './arrive.ts'
import { HiddenFilterFields } from './filter-bar.tsx'

type BasisProps = { landing: Landing; costs: MonthlyCosts; isOwn: boolean }

/** The spending behind the ranking: a summary, what it assumes about the person, a table, and a form to change it. */
export function SpendingPanel({ landing, costs, isOwn, children }: BasisProps & { children?: ReactNode }) {
  return (
    <section id="profile" aria-label="The spending behind this page" className="min-w-0">
      <Basis landing={landing} costs={costs} isOwn={isOwn} />
      {children}
      <Accordion className="mt-3">
        <AccordionItem title={landingText.own} open={isOwn} className="[&>div]:max-w-none">
          <OwnSpending costs={costs} />
        </AccordionItem>
        <AccordionItem title={landingText.average} className="[&>div]:max-w-none">
          <AverageTable counted={costs} isOwn={isOwn} />
        </AccordionItem>
      </Accordion>
    </section>
  )
}

function Basis({ landing, costs, isOwn }: BasisProps) {
  const [search] = useSearchParams()
  const total = <b className="figures font-semibold">{formatDollars(totalOf(costs))} a month</b>
  if (isOwn) {
    return (
      <p>
        Ranked on {total}: your own amounts.{' '}
        <Link to={`?${withCosts(search, null)}`} preventScrollReset className={linkClasses}>
          Back to the average
        </Link>
      </p>
    )
  }
  return (
    <p>
      Ranked on {total}: {landing.costsOf}, from the{' '}
      <a href={averageSource.address} rel="noopener">
        {averageSource.name}
      </a>
      .
    </p>
  )
}

const linkClasses = 'font-medium text-evergreen underline underline-offset-4 hover:text-evergreen-deep'

type Typed = Readonly<Record<CostName, string>>

/** Without a script it is a plain form; with one the ranking follows the input. */
function OwnSpending({ costs }: { costs: MonthlyCosts }) {
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
      <div className="mt-4 grid gap-x-4 gap-y-3 chart:grid-cols-2">
        {formCategories.map((name) => (
          <MoneyField
            key={name}
            name={name}
            label={costFields[name].label}
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
          {total === 0
            ? 'Enter at least one amount to continue.'
            : `Total per month: ${formatDollars(total)}`}
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
  return mapCosts((name) => (costs[name] === 0 ? '' : String(costs[name])))
}

function toCosts(typed: Typed): MonthlyCosts {
  return mapCosts((name) => Number(typed[name]))
}

type AverageTableProps = { counted: MonthlyCosts; isOwn: boolean }

function AverageTable({ counted, isOwn }: AverageTableProps) {
  const hasOther = !areSameCosts(counted, averageCosts)
  return (
    <div className="grid gap-y-4 text-ink">
      <Table caption={landingText.average} hideCaption>
        <thead>
          <tr>
            <HeadCell>Category</HeadCell>
            <HeadCell numeric>Average</HeadCell>
            {hasOther && <HeadCell numeric>{isOwn ? 'Yours' : 'Counted here'}</HeadCell>}
          </tr>
        </thead>
        <tbody>
          {formCategories.map((name) => (
            <Row key={name}>
              <RowHead>
                <CategoryName label={costFields[name].label} />
              </RowHead>
              <Cell numeric>{formatMoney(averageCosts[name])}</Cell>
              {hasOther && <Cell numeric>{formatMoney(counted[name])}</Cell>}
            </Row>
          ))}
        </tbody>
        <tfoot>
          <TotalRow>
            <RowHead>Total per month</RowHead>
            <Cell numeric>{formatMoney(totalOf(averageCosts))}</Cell>
            {hasOther && <Cell numeric>{formatMoney(totalOf(counted))}</Cell>}
          </TotalRow>
        </tfoot>
      </Table>
      <Source />
    </div>
  )
}

function CategoryName({ label }: { label: string }) {
  const { icon: Icon, color } = categoryStyle(label)
  return (
    <span className="flex items-center gap-3">
      <Icon aria-hidden="true" className="size-5 shrink-0" style={{ color: color }} />
      <span className="min-w-0">{label}</span>
    </span>
  )
}

function Source() {
  return (
    <div className="space-y-3 text-sm text-ink-soft">
      <p>
        Source:{' '}
        <a href={averageSource.address} rel="noopener">
          {averageSource.name}
        </a>
        , {averageSource.year}. Yearly averages of all American households, divided by twelve and rounded to
        the dollar.
      </p>
      <p>
        Travel is public transportation and lodging out of town. Other is clothing, personal care, drugs,
        household supplies and furnishings, phone, alcohol, reading and car repairs.
      </p>
      <p>
        Rent, utilities, insurance, cars and tuition aren’t included, because few people pay for them by
        credit card.
      </p>
    </div>
  )
}
