import { useId } from 'react'
import type { PurchaseSource } from '../../../features/your-cards/view-props.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { YourCardFacts } from '../../../worker/your-cards/card-facts.ts'
import { AmountField } from './bonus-fields.tsx'
import type { CardDraft, ErrorOf } from './card-draft.ts'

type MoreFieldsProps = {
  draft: CardDraft
  facts: YourCardFacts
  /** Accounts and files that no other card has. */
  sources: readonly PurchaseSource[]
  errorOf: ErrorOf
  onChange: (draft: CardDraft) => void
}

/** Fields that most cards don't need. */
export function MoreFields({ draft, facts, sources, errorOf, onChange }: MoreFieldsProps) {
  const set = (part: Partial<CardDraft>) => onChange({ ...draft, ...part })
  return (
    <>
      {facts.credits.length > 0 && (
        <CheckList
          legend="Statement credits you use"
          items={facts.credits.map(({ id, name }) => ({ id, label: name }))}
          chosen={draft.credits}
          onChange={(credits) => set({ credits })}
        />
      )}
      {sources.length > 0 && (
        <CheckList
          legend="Where this card’s purchases are"
          items={sources}
          chosen={draft.accountIds}
          error={errorOf('accountIds')}
          onChange={(accountIds) => set({ accountIds })}
        />
      )}
      <div className="grid gap-4 narrow:grid-cols-2">
        <TextField
          label="Authorized users"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={draft.userCount}
          error={errorOf('authorizedUsers.count')}
          onChange={({ target }) => set({ userCount: target.value })}
        />
        <AmountField
          label="Yearly fee for each"
          value={draft.userFee}
          error={errorOf('authorizedUsers.feeCents')}
          onValue={(userFee) => set({ userFee })}
        />
        {facts.unit !== null && (
          <AmountField
            label={`Your own value of its ${facts.unit}`}
            hint="Cents each. Leave empty to use the value in your profile."
            unit="¢"
            value={draft.pointValue}
            error={errorOf('pointValue')}
            onValue={(pointValue) => set({ pointValue })}
          />
        )}
        <TextField
          label="Closed on"
          hint="Only if you no longer have it."
          type="date"
          value={draft.closed}
          error={errorOf('closed')}
          onChange={({ target }) => set({ closed: target.value })}
        />
      </div>
    </>
  )
}

type CheckListProps = {
  legend: string
  items: readonly Readonly<{ id: string; label: string }>[]
  chosen: readonly string[]
  error?: string | undefined
  onChange: (chosen: readonly string[]) => void
}

function CheckList({ legend, items, chosen, error, onChange }: CheckListProps) {
  const label = useId()
  return (
    <fieldset aria-labelledby={label} className="min-w-0">
      <p id={label} className="font-medium">
        {legend}
      </p>
      <div className="grid narrow:grid-cols-2">
        {items.map(({ id, label: name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
        ))}
      </div>
      <p aria-live="polite" className="text-sm font-medium text-brick">
        {error}
      </p>
    </fieldset>
  )
}
