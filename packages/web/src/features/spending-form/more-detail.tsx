import {
  type CostName,
  costFields,
  costNames,
  type DetailName,
  detailOf,
  detailsOfField,
} from '@cardsight/contract/costs'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { categoryStyle } from '../../content/category-styles.ts'
import { MoneyField } from '../../ui/money-field.tsx'
import type { BrandNotes } from './brand-notes.ts'
import { type Costs, spendingText, useCostChanges } from './costs.ts'

export type RentProps = {
  /** Dollars a month. */
  rent?: number | undefined
  /** Left out where rent isn't counted. */
  onRent?: ((dollars: number) => void) | undefined
}

export type BrandNoteProps = {
  /** Says which part of a finer amount is with a brand that the person named. */
  notesOn?: ((costs: Costs) => BrandNotes) | undefined
}

type MoreDetailProps = RentProps & BrandNoteProps & { costs: Costs; onChange: (costs: Costs) => void }

/** Finer amounts, grouped under the field that they're a part of. Opens by itself if some are typed. */
export function MoreDetail({ costs, onChange, rent = 0, onRent, notesOn }: MoreDetailProps) {
  const [isOpen, setIsOpen] = useState(costs.details !== undefined)
  const { changeDetail } = useCostChanges(costs, onChange)
  const notes = isOpen ? (notesOn?.(costs) ?? {}) : {}
  const lines = (field: CostName | null) =>
    detailsOfField(field).map((name) => (
      <DetailField
        key={name}
        name={name}
        note={notes[name]}
        value={costs.details?.[name] ?? ''}
        onValueChange={(digits) => changeDetail(name, digits)}
      />
    ))
  return (
    <details
      data-needs-script
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group mt-2"
    >
      <summary className="flex min-h-11 list-none items-center gap-2 font-semibold hover:text-evergreen [&::-webkit-details-marker]:hidden">
        {spendingText.moreDetail}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      {isOpen && (
        <>
          <p className="text-sm text-ink-soft">{spendingText.moreDetailNote}</p>
          {costNames
            .filter((field) => detailsOfField(field).length > 0)
            .map((field) => (
              <DetailGroup key={field} title={costFields[field].label}>
                {lines(field)}
              </DetailGroup>
            ))}
          <DetailGroup title={spendingText.bills} note={spendingText.billsNote}>
            {lines(null)}
            {onRent !== undefined && <RentField rent={rent} onRent={onRent} />}
          </DetailGroup>
        </>
      )}
    </details>
  )
}

type DetailGroupProps = { title: string; note?: string; children: ReactNode }

function DetailGroup({ title, note, children }: DetailGroupProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={note === undefined ? undefined : id} className="mt-4">
      <legend className="font-semibold">{title}</legend>
      {note !== undefined && (
        <p id={id} className="text-sm text-ink-soft">
          {note}
        </p>
      )}
      <div className="mt-1 divide-y divide-hairline border-y border-hairline">{children}</div>
    </fieldset>
  )
}

// The input wraps under its label if they don't fit, so that large text never breaks inside a word.
const lineClasses =
  'flex flex-wrap items-center gap-x-3 py-1.5 [&>div]:mt-0 [&>div]:grow [&>div]:basis-28 [&>label]:grow-[999] [&>label]:basis-36 [&>p]:basis-full'

// A hint goes below its line, so that it doesn't push the input to the next one.
const detailClasses = `${lineClasses} [&>p]:order-last`

type DetailFieldProps = {
  name: DetailName
  note: string | undefined
  value: string
  onValueChange: (digits: string) => void
}

function DetailField({ name, note, value, onValueChange }: DetailFieldProps) {
  const { label, hint } = detailOf(name)
  return (
    <MoneyField
      name={name}
      label={label}
      hint={note ?? hint}
      value={value}
      onValueChange={onValueChange}
      enterKeyHint="go"
      className={detailClasses}
    />
  )
}

function RentField({ rent, onRent }: { rent: number; onRent: (dollars: number) => void }) {
  return (
    <MoneyField
      name="rent"
      label={spendingText.rent}
      hint={spendingText.rentNote}
      value={rent === 0 ? '' : String(rent)}
      onValueChange={(digits) => onRent(Number(digits))}
      enterKeyHint="go"
      className={detailClasses}
    />
  )
}

type CostFieldsProps = { costs: Costs; onChange: (costs: Costs) => void }

/** Six lines with a label on the left and an amount on the right. */
export function CostFields({ costs, onChange }: CostFieldsProps) {
  const { change } = useCostChanges(costs, onChange)
  return (
    <div className="divide-y divide-hairline border-y border-hairline">
      {costNames.map((name) => (
        <MoneyField
          key={name}
          name={name}
          label={<CostLabel name={name} />}
          value={costs[name]}
          onValueChange={(digits) => change(name, digits)}
          enterKeyHint="go"
          className={lineClasses}
        />
      ))}
    </div>
  )
}

function CostLabel({ name }: { name: CostName }) {
  const { icon: Icon, color } = categoryStyle(costFields[name].label)
  return (
    <span className="flex items-center gap-3">
      <Icon aria-hidden="true" color={color} className="size-5 shrink-0" />
      <span className="min-w-0">{costFields[name].label}</span>
    </span>
  )
}
