import { isLeaf } from '@cardsight/engine/categories'
import { toCents } from '@cardsight/engine/money'
import { type CorrectedTo, isSplitOf, MAX_SPLIT, type SplitPart } from '@cardsight/engine/spending'
import { Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { categoryNameOfLeaf } from '../../content/category-styles.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { Button } from '../../ui/button.tsx'
import { controlClasses } from '../../ui/field.tsx'
import { LeafSelect } from '../../ui/leaf-select.tsx'
import { isPurchaseLeaf, type ListedLine } from './list-purchases.ts'

type Typed = Readonly<{ id: number; dollars: string; to: CorrectedTo | null }>

type SplitFormProps = {
  one: ListedLine
  /** No parts make the line whole again. */
  onSplit: (to: CorrectedTo, parts: readonly SplitPart[]) => void
  onCancel: () => void
}

/** Divides one purchase among categories. What isn't typed stays in the first one, so the parts always add up. */
export function SplitForm({ one: { line, is, row }, onSplit, onCancel }: SplitFormProps) {
  const id = useId()
  const total = row?.cents ?? line.cents
  const isRefund = total < 0
  const [to, setTo] = useState<CorrectedTo>(row?.to ?? (isPurchaseLeaf(is) ? is : 'excluded'))
  const [typed, setTyped] = useState<readonly Typed[]>(() => typedFrom(row?.split ?? []))
  const [isRefused, setIsRefused] = useState(false)
  const parts = typed.map((part) => readPart(part, isRefund))
  const rest = parts.reduce((sum, part) => sum - (part?.cents ?? 0), Number(total))
  const problem = problemIn(total, parts)
  const set = (index: number, change: Partial<Typed>) =>
    setTyped(typed.map((part, i) => (i === index ? { ...part, ...change } : part)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsRefused(problem !== null)
    if (problem === null) {
      onSplit(
        to,
        parts.filter((part) => part !== null),
      )
    }
  }
  return (
    <form noValidate onSubmit={submit} className="mt-2">
      <div className={gridClasses}>
        <output className="figures font-semibold" aria-label="Rest">
          {formatMoney(rest / 100)}
        </output>
        <LeafSelect
          aria-label="Category of the rest"
          value={to}
          onChange={setTo}
          onExclude={() => setTo('excluded')}
        />
      </div>
      {typed.map((part, index) => (
        <div key={part.id} className={gridClasses}>
          <input
            aria-label={`Amount of part ${index + 1}`}
            aria-invalid={isRefused && parts[index] === null ? true : undefined}
            aria-describedby={isRefused ? id : undefined}
            inputMode="decimal"
            placeholder="$0.00"
            value={part.dollars}
            onChange={({ target }) => set(index, { dollars: target.value })}
            // biome-ignore lint/a11y/noAutofocus: the button that was pressed for this field may be gone
            autoFocus
            className={controlClasses}
          />
          <LeafSelect
            aria-label={`Category of part ${index + 1}`}
            value={part.to}
            placeholder="Category"
            onChange={(leaf) => set(index, { to: leaf })}
            onExclude={() => set(index, { to: 'excluded' })}
          />
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Remove part ${index + 1}`}
            onClick={({ currentTarget }) => {
              currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus()
              setTyped(typed.filter((_, i) => i !== index))
            }}
          >
            <Trash2 aria-hidden="true" className="size-5" />
          </Button>
        </div>
      ))}
      <p id={id} role="alert" className="mt-1 text-sm font-medium text-brick">
        {isRefused && problem}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button type="submit" size="small">
          {typed.length === 0 ? 'Keep as one' : `Split into ${typed.length + 1}`}
        </Button>
        {typed.length < MAX_SPLIT && (
          <Button
            variant="secondary"
            size="small"
            onClick={() =>
              setTyped([
                ...typed,
                { id: Math.max(-1, ...typed.map((part) => part.id)) + 1, dollars: '', to: null },
              ])
            }
          >
            <Plus aria-hidden="true" className="size-4" />
            Add a part
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

const gridClasses = 'mt-2 grid grid-cols-[6rem_minmax(0,1fr)_2.75rem] items-center gap-2'

export function splitDone(name: string, to: CorrectedTo, parts: readonly SplitPart[]): string {
  return parts.length === 0
    ? `${name} is one purchase again.`
    : `${name}: split among ${[to, ...parts.map((part) => part.to)].map(nameOf).join(', ')}.`
}

function nameOf(to: CorrectedTo): string {
  return isLeaf(to) ? categoryNameOfLeaf(to) : 'not a purchase'
}

function typedFrom(split: readonly SplitPart[]): Typed[] {
  return split.length === 0
    ? [{ id: 0, dollars: '', to: null }]
    : split.map(({ to, cents }, id) => ({ id, to, dollars: (Math.abs(cents) / 100).toFixed(2) }))
}

function problemIn(total: number, parts: readonly (SplitPart | null)[]): string | null {
  const complete = parts.filter((part) => part !== null)
  if (complete.length < parts.length) {
    return 'Enter an amount and a category for every part.'
  }
  return isSplitOf(total, complete)
    ? null
    : `The parts must be less than ${formatMoney(Math.abs(total) / 100)} together.`
}

/** Null if it lacks an amount or a category. '$1,234.5' is 123,450 cents. */
function readPart({ dollars, to }: Typed, isRefund: boolean): SplitPart | null {
  const plain = dollars.replace(/[$,\s]/g, '')
  if (to === null || !/^\d{1,9}(?:\.\d{0,2})?$/.test(plain) || Number(plain) === 0) {
    return null
  }
  const cents = Math.round(Number(plain) * 100)
  return { to, cents: toCents(isRefund ? -cents : cents) }
}
