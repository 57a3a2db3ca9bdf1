import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { searchCards, toPlainText } from '../../cards/search-cards.ts'
import { Toggle } from '../../ui/checkbox.tsx'
import { classNames } from '../../ui/class-names.ts'
import { controlClasses } from '../../ui/field.tsx'
import type { CompareYears } from './compare-rows.ts'

export type CompareControlsProps = {
  years: CompareYears
  onYears: (years: CompareYears) => void
  hasBonus: boolean
  onBonus: (hasBonus: boolean) => void
  isOnlyDifferent: boolean
  onOnlyDifferent: (isOnly: boolean) => void
}

const allYears: readonly CompareYears[] = [1, 2, 3]

/** What counts. The numbers follow at once. */
export function CompareControls(props: CompareControlsProps) {
  const { years, onYears, hasBonus, onBonus, isOnlyDifferent, onOnlyDifferent } = props
  const name = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2" data-needs-script="" data-print="hide">
      <fieldset className="flex rounded-control border border-edge bg-panel p-0.5">
        <legend className="sr-only">Years you keep the card</legend>
        {allYears.map((each) => (
          <label
            key={each}
            className={classNames(
              'flex min-h-10 cursor-pointer items-center rounded-[0.375rem] px-3 text-sm font-medium has-focus-visible:outline-2 has-focus-visible:outline-focus',
              each === years ? 'bg-evergreen-tint underline underline-offset-4' : 'text-ink-soft',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={each === years}
              onChange={() => onYears(each)}
              className="sr-only"
            />
            {each}-Year
          </label>
        ))}
      </fieldset>
      <Toggle
        label="Include intro bonus"
        checked={hasBonus}
        onChange={({ target }) => onBonus(target.checked)}
      />
      <Toggle
        label="Only differences"
        checked={isOnlyDifferent}
        onChange={({ target }) => onOnlyDifferent(target.checked)}
      />
    </div>
  )
}

type CardComboboxProps = {
  label: string
  choices: readonly CardChoice[]
  onChoose: (cardId: string) => void
}

const MOST_FOUND = 8

/** A search box whose matches are listed below it. Arrow keys move, Enter chooses, Escape closes. */
export function CardCombobox({ label, choices, onChoose }: CardComboboxProps) {
  const [query, setQuery] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(0)
  const id = useId()
  const found = isOpen ? findChoices(choices, query, MOST_FOUND) : []
  const current = found[active]
  const choose = (cardId: string) => {
    setQuery('')
    setIsOpen(false)
    setActive(0)
    onChoose(cardId)
  }
  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setIsOpen(true)
      setActive(isOpen && found.length > 0 ? (active + step + found.length) % found.length : 0)
    } else if (event.key === 'Enter' && isOpen && current !== undefined) {
      event.preventDefault()
      choose(current.cardId)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      setIsOpen(false)
    }
  }
  return (
    <div className="relative max-w-text" data-needs-script="" data-print="hide">
      <label htmlFor={id} className="block font-medium">
        {label}
      </label>
      <div className="relative mt-1.5">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-soft"
        />
        <input
          id={id}
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current === undefined ? undefined : `${id}-${active}`}
          autoComplete="off"
          spellCheck={false}
          placeholder="Card or bank name"
          value={query}
          onChange={({ target }) => {
            setQuery(target.value)
            setIsOpen(true)
            setActive(0)
          }}
          onClick={() => setIsOpen(true)}
          onBlur={() => setIsOpen(false)}
          onKeyDown={handleKey}
          className={classNames(controlClasses, 'pl-9')}
        />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Cards"
        hidden={found.length === 0}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded-control border border-hairline bg-panel py-1 shadow-float"
      >
        {found.map(({ cardId, name, issuer }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys, and keeps the focus
          <div
            key={cardId}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            // On press, the input would lose the focus, and the list would close before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(cardId)}
            className={classNames(
              'flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 px-3 py-1.5 hover:bg-paper-sunk',
              index === active && 'bg-evergreen-tint underline underline-offset-4',
            )}
          >
            <span className="font-medium">{name}</span>
            <span className="text-sm text-ink-soft">{issuer}</span>
          </div>
        ))}
      </div>
      <p role="status" className="mt-1 text-sm text-ink-soft">
        {isOpen && found.length === 0 && 'No card matches. Try a shorter name.'}
        {found.length > 0 && (
          <span className="sr-only">{found.length === 1 ? '1 card' : `${found.length} cards`}</span>
        )}
      </p>
    </div>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** A card that can be added to the comparison. */
type CardChoice = Readonly<{ cardId: string; name: string; issuer: string }>

/** Cards whose name or issuer contains every word of the query: those whose name starts with it first. */
export function findChoices(choices: readonly CardChoice[], query: string, most: number): CardChoice[] {
  const asked = toPlainText(query).trim()
  const rank = ({ name }: CardChoice) => (toPlainText(name).startsWith(asked) ? 0 : 1)
  const found = searchCards(choices, query, (choice) => choice)
  return found.toSorted((a, b) => rank(a) - rank(b)).slice(0, most)
}
