import { categoryOfLeaf, type Leaf } from '@cardsight/engine/categories'
import type { CorrectedTo } from '@cardsight/engine/spending'
import { Pencil, Split, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { categoryNameOfLeaf } from '../../content/category-styles.ts'
import type { CorrectionChanges } from '../../lib/change-corrections.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { Button } from '../../ui/button.tsx'
import { LeafSelect } from '../../ui/leaf-select.tsx'
import {
  type CorrectionScope,
  changesFor,
  namesFor,
  scopeChoices,
  splitFor,
  usualScope,
  withoutCorrection,
} from './correction-choices.ts'
import { isPurchaseLeaf, type ListedLine, type SpendingLine } from './list-purchases.ts'
import { isUnsure, labelOf, type RowEarning } from './purchase-row.tsx'
import { RenameForm } from './rename-form.tsx'
import { SplitForm, splitDone } from './split-form.tsx'

type ChangePanelProps = {
  one: ListedLine
  lines: readonly SpendingLine[]
  listed: readonly ListedLine[]
  account: string
  earning: RowEarning | null
  likely: readonly Leaf[]
  onChange: (changes: CorrectionChanges, done: string) => void
  onClose: () => void
}

/** Opens below a row: another category, another name or not a purchase, for this line or for others like it; or parts. */
export function ChangePanel({
  one,
  lines,
  listed,
  account,
  earning,
  likely,
  onChange,
  onClose,
}: ChangePanelProps) {
  const id = useId()
  const choices = scopeChoices(listed, one)
  const [form, setForm] = useState<Form>(null)
  const [scope, setScope] = useState<CorrectionScope>(usualScope(one))
  const { line, is } = one
  const panel = useRef<HTMLElement>(null)
  const leaveForm = () => {
    panel.current?.focus()
    setForm(null)
  }
  const apply = (to: CorrectedTo) => {
    onChange(changesFor(lines, one, scope, to), doneText(one, scope, to))
    onClose()
  }
  const restore = withoutCorrection(lines, one)
  const isOther = (leaf: Leaf) => !isPurchaseLeaf(is) || categoryOfLeaf(leaf) !== categoryOfLeaf(is)
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={`Change ${line.merchant}`}
      className="mb-4 ml-0 rounded-control bg-paper-sunk p-4 narrow:ml-13"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <p className="text-sm font-semibold">{titleOf(one, form)}</p>
      {form !== 'split' && (
        <>
          <div className="mt-2 flex flex-wrap items-center gap-2">
            {likely.filter(isOther).map((leaf) => (
              <Button key={leaf} variant="secondary" size="small" onClick={() => apply(leaf)}>
                {categoryNameOfLeaf(leaf)}
              </Button>
            ))}
            <LeafSelect
              aria-label="All categories"
              value={isPurchaseLeaf(is) ? is : null}
              placeholder="All categories"
              onChange={apply}
              className="w-44"
            />
            {isPurchaseLeaf(is) && (
              <Button variant="secondary" size="small" onClick={() => apply('excluded')}>
                <X aria-hidden="true" className="size-4" />
                Not a purchase
              </Button>
            )}
          </div>
          <fieldset className="mt-3">
            <legend className="text-sm font-semibold">Apply to</legend>
            {choices.map((choice) => (
              <label
                key={choice.scope}
                className="flex min-h-11 cursor-pointer items-center gap-2 narrow:min-h-8"
              >
                <input
                  type="radio"
                  name={id}
                  checked={scope === choice.scope}
                  onChange={() => setScope(choice.scope)}
                  className="size-4 accent-evergreen"
                />
                <span className="min-w-0 wrap-anywhere">{choice.label}</span>
              </label>
            ))}
          </fieldset>
        </>
      )}
      {form === null && (
        <div className="mt-1 -ml-3 flex flex-wrap">
          <Button variant="quiet" size="small" onClick={() => setForm('rename')}>
            <Pencil aria-hidden="true" className="size-4" />
            Rename
          </Button>
          <Button variant="quiet" size="small" onClick={() => setForm('split')}>
            <Split aria-hidden="true" className="size-4" />
            Split
          </Button>
        </div>
      )}
      {form === 'rename' && (
        <RenameForm
          name={line.merchant}
          found={one.found}
          onRename={(name) => {
            onChange(namesFor(lines, one, scope, name), `${line.merchant}: now ${name.trim() || one.found}.`)
            onClose()
          }}
          onCancel={leaveForm}
        />
      )}
      {form === 'split' && (
        <SplitForm
          one={one}
          onSplit={(to, parts) => {
            onChange(splitFor(lines, one, to, parts), splitDone(line.merchant, to, parts))
            onClose()
          }}
          onCancel={leaveForm}
        />
      )}
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
        <dt className="text-ink-soft">On your statement</dt>
        <dd className="wrap-anywhere">{line.text}</dd>
        <dt className="text-ink-soft">Account</dt>
        <dd className="wrap-anywhere">{account}</dd>
        <dt className="text-ink-soft">Category</dt>
        <dd>{certaintyText(one)}</dd>
        {earning !== null && (
          <>
            <dt className="text-ink-soft">Earned</dt>
            <dd>{earningText(earning)}</dd>
          </>
        )}
      </dl>
      {restore !== null && (
        <Button
          variant="quiet"
          size="small"
          className="mt-2 -ml-3"
          onClick={() => {
            onChange(restore, `We removed your change for ${line.merchant}.`)
            onClose()
          }}
        >
          Undo my change
        </Button>
      )}
    </section>
  )
}

type Form = 'rename' | 'split' | null

/** A split is of this one, whatever else is alike. */
function titleOf(one: ListedLine, form: Form): string {
  if (form === 'split') {
    return 'Split among categories'
  }
  return isPurchaseLeaf(one.is) ? 'Change category' : `Not counted: ${labelOf(one)}. Count it as`
}

function certaintyText(one: ListedLine): string {
  if (one.by !== null) {
    return 'You changed this.'
  }
  if (isUnsure(one)) {
    return one.line.certainty === 'probable'
      ? 'Our best guess. Please check it.'
      : 'We don’t know this merchant, so it counts as Other.'
  }
  return isPurchaseLeaf(one.is) ? 'High confidence' : 'A card couldn’t have paid for this.'
}

function earningText({ card, earnedCents, better }: RowEarning): string {
  const earned = `${card} earned ${formatMoney(earnedCents / 100)}.`
  return better === null
    ? `${earned} None of your other cards earns more.`
    : `${earned} ${better.card} would have earned ${formatMoney(better.cents / 100)}.`
}

function doneText({ line }: ListedLine, scope: CorrectionScope, to: CorrectedTo): string {
  const what = {
    row: line.merchant,
    merchant: `All of ${line.merchant}`,
    wording: 'All with this description',
  }[scope]
  return to === 'excluded'
    ? `${what}: no longer counted as a purchase.`
    : `${what}: now ${categoryNameOfLeaf(to)}.`
}
