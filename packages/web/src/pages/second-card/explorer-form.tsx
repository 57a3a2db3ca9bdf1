import { type CostName, costFields } from '@cardsight/contract/costs'
import { pagePaths } from '@cardsight/contract/paths'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { categoryStyle } from '../../content/category-styles.ts'
import { explorerCategories, explorerText } from '../../content/second-card.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { MoneyField } from '../../ui/money-field.tsx'
import {
  carriedRates,
  type ExplorerQuery,
  readExplorerQuery,
  toSearch,
  withCategory,
} from './explorer-query.ts'

/** Pause before a run follows typing, as specified. */
const TYPING_PAUSE_MS = 500

export function ExplorerForm({ query: asked }: { query: ExplorerQuery }) {
  const [query, setQuery] = useState(asked)
  const ask = useAsk()
  const change = (next: ExplorerQuery, delayMs: number) => {
    setQuery(next)
    ask(next, delayMs)
  }
  return (
    <form
      method="get"
      action={`${pagePaths.secondCard}#explore`}
      className="panel space-y-6 p-5 menu:sticky menu:top-6"
      data-print="hide"
      onSubmit={(event) => {
        event.preventDefault()
        ask(query, 0)
      }}
    >
      <fieldset>
        <legend className="font-medium">{explorerText.category}</legend>
        <div className="mt-2 grid grid-cols-2 gap-2 narrow:grid-cols-3 menu:grid-cols-2">
          {explorerCategories.map(({ name, label }) => (
            <Choice
              key={name}
              name={name}
              isChosen={query.category === name}
              onChoose={() => change(withCategory(query, name), 0)}
            >
              {label}
            </Choice>
          ))}
        </div>
      </fieldset>
      <MoneyField
        name="amount"
        label={explorerText.amount}
        value={query.amount}
        onValueChange={(amount) => change({ ...query, amount }, TYPING_PAUSE_MS)}
      />
      <Select
        name="carried"
        label={explorerText.carried}
        value={query.carried}
        onChange={({ currentTarget }) => {
          const { carried } = readExplorerQuery(new URLSearchParams({ carried: currentTarget.value }))
          change({ ...query, carried }, 0)
        }}
      >
        {carriedRates.map((rate) => (
          <option key={rate} value={rate}>
            {rate}% back
          </option>
        ))}
      </Select>
      <Button type="submit" className="w-full">
        {explorerText.show}
      </Button>
    </form>
  )
}

type ChoiceProps = {
  name: CostName
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

function Choice({ name, isChosen, onChoose, children }: ChoiceProps) {
  const { icon: Icon, color } = categoryStyle(costFields[name].label)
  return (
    <label className={choiceClasses}>
      <input
        type="radio"
        name="category"
        value={name}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
      />
      <Icon aria-hidden="true" className="size-5 shrink-0" style={{ color: color }} />
      <span className="min-w-0">{children}</span>
    </label>
  )
}

const choiceClasses =
  'relative flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-edge bg-panel px-3 py-2 text-sm leading-5 hover:border-evergreen has-checked:border-evergreen has-checked:bg-evergreen-tint has-checked:font-semibold has-checked:shadow-[inset_0_0_0_1px_var(--color-evergreen)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

/** Navigates in place: the URL follows, the page doesn't scroll, and keystrokes don't add history entries. */
function useAsk() {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (query: ExplorerQuery, delayMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => void navigate(`?${toSearch(query)}`, { replace: true, preventScrollReset: true }),
      delayMs,
    )
  }
}
