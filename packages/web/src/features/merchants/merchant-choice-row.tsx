import type { MerchantToReview } from '@cardsight/contract/backtest'
import type { Leaf } from '@cardsight/engine/categories'
import { type ReactNode, useContext, useState } from 'react'
import { categoryNameOfLeaf } from '../../content/category-styles.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { SupportEmailContext } from '../../root-data.ts'
import { Button } from '../../ui/button.tsx'
import { LeafSelect } from '../../ui/leaf-select.tsx'

type MerchantChoiceRowProps = {
  merchant: MerchantToReview
  /** The user's category, or null. */
  chosen: Leaf | null
  /** What we know without the user, such as 'probably Restaurants'. */
  note: string | null
  onChoose: (leaf: Leaf) => void
  /** One-click categories. */
  children: ReactNode
}

/** A merchant with one-click categories and a menu of all others. */
export function MerchantChoiceRow({ merchant, chosen, note, onChoose, children }: MerchantChoiceRowProps) {
  const { name, sum, count } = merchant
  const lines = count === 1 ? '1 line' : `${count.toLocaleString('en-US')} lines`
  const state = chosen === null ? note : `counts as ${categoryNameOfLeaf(chosen)}`
  return (
    <li className="grid gap-x-6 gap-y-2 border-t border-hairline py-3 first:border-t-0 menu:grid-cols-[minmax(0,13rem)_minmax(0,1fr)] menu:items-center">
      <div className="flex items-start justify-between gap-4">
        <p className="min-w-0">
          <span className="block font-medium wrap-anywhere">{name}</span>
          <span className="block text-sm text-ink-soft">
            {state === null ? lines : `${lines} · ${state}`}
          </span>
        </p>
        <p className="figures shrink-0 text-right">{formatMoney(sum)}</p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a flex container in all browsers */}
      <div role="group" aria-label={`Categories for ${name}`} className="flex flex-wrap gap-2">
        {children}
        <LeafSelect
          aria-label={`All categories for ${name}`}
          placeholder="More"
          value={chosen}
          onChange={onChoose}
          className="min-w-28 flex-1 narrow:max-w-56"
        />
      </div>
    </li>
  )
}

type ChoiceButtonProps = {
  /** Includes the merchant, because the same button is in every row. */
  label: string
  isPressed: boolean
  onClick: () => void
  children: ReactNode
}

/** Stays in place when pressed, and so does the focus. Another click undoes the choice. */
export function ChoiceButton({ label, isPressed, onClick, children }: ChoiceButtonProps) {
  return (
    <Button
      variant={isPressed ? 'primary' : 'secondary'}
      size="small"
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}

/** Saves categories that the user chooses, and says which ones are saved. */
export type MerchantChoices = Readonly<{
  /** Null removes the choice. */
  onChoose: (merchant: string, leaf: Leaf | null) => void
  isChosen: (merchant: string) => boolean
}>

/** The latest choice for a merchant; null after it was undone. */
type Choice = Readonly<{ merchant: MerchantToReview; leaf: Leaf | null }>

/** Choices since the list was opened. Their merchants stay listed although they're no longer uncertain. */
export function useChoices({ onChoose, isChosen }: MerchantChoices) {
  const [choices, setChoices] = useState<readonly Choice[]>([])
  return {
    merchants: choices.map(({ merchant }) => merchant),
    made: choices.filter(({ leaf }) => leaf !== null),
    /** Null until the choice is saved. */
    leafOf: (name: string): Leaf | null =>
      isChosen(name) ? (choices.find(({ merchant }) => merchant.name === name)?.leaf ?? null) : null,
    choose: (merchant: MerchantToReview, leaf: Leaf | null) => {
      setChoices([...choices.filter((one) => one.merchant.name !== merchant.name), { merchant, leaf }])
      onChoose(merchant.name, leaf)
    },
  }
}

/** Offers to share the user's categories. It sends nothing: it prepares a text that the user sees before sending it. */
export function SuggestFixes({ choices }: { choices: readonly Choice[] }) {
  const supportEmail = useContext(SupportEmailContext)
  const [copied, setCopied] = useState<string | null>(null)
  if (choices.length === 0) {
    return null
  }
  const text = suggestionText(choices)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => undefined,
    )
  return (
    <details className="mt-3 text-sm">
      <summary className="min-h-11 w-fit py-2 narrow:min-h-0">
        Help other people: suggest {choices.length === 1 ? 'this fix' : 'these fixes'}
      </summary>
      <p className="mt-1 max-w-text text-ink-soft">
        This is all a suggestion includes. Nothing is sent until you send it.
      </p>
      <pre className="mt-2 max-w-text rounded-control border border-hairline bg-paper p-3 font-sans whitespace-pre-wrap wrap-anywhere">
        {text}
      </pre>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        {supportEmail !== '' && <a href={suggestionMail(supportEmail, text)}>Send by email</a>}
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          Copy the text
        </Button>
        <span role="status">{copied === text && 'Copied'}</span>
      </p>
    </details>
  )
}

/** Merchant names and categories only: no amounts, no dates, no accounts. */
function suggestionText(choices: readonly Choice[]): string {
  return choices
    .flatMap(({ merchant, leaf }) =>
      leaf === null ? [] : [`${merchant.name}: ${categoryNameOfLeaf(leaf)} (${leaf})`],
    )
    .join('\n')
}

function suggestionMail(supportEmail: string, text: string): string {
  const subject = 'Merchant categories'
  return `mailto:${supportEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
}
