import { useId } from 'react'
import type { PurchaseSource } from '../../../features/your-cards/view-props.ts'
import { formatNumber } from '../../../lib/format-money.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { controlClasses, Field, type FieldText, Select, TextField } from '../../../ui/field.tsx'
import type { OfferedBonus, YourCardFacts } from '../../../worker/your-cards/your-cards-catalog.ts'
import { type BonusDraft, bonusDeadline, type CardDraft, type ErrorOf } from './card-draft.ts'

type BonusFieldsProps = {
  draft: BonusDraft | null
  /** The opening date as typed. */
  opened: string
  offer: OfferedBonus | null
  errorOf: ErrorOf
  onChange: (draft: BonusDraft | null) => void
}

/** The welcome bonus in progress, prefilled from the current offer. */
export function BonusFields({ draft, opened, offer, errorOf, onChange }: BonusFieldsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Welcome bonus</legend>
      <Checkbox
        label="I’m working on this card’s welcome bonus, or earned it"
        checked={draft !== null}
        onChange={({ target }) => onChange(target.checked ? offeredDraft(offer, opened) : null)}
      />
      {draft !== null && (
        <div className="mt-2 grid gap-4 narrow:grid-cols-2">
          <AmountField
            label="Spend needed"
            value={draft.spend}
            error={errorOf('bonus.spendCents')}
            onValue={(spend) => onChange({ ...draft, spend })}
          />
          <TextField
            label="Last day to spend it"
            type="date"
            value={draft.by}
            error={errorOf('bonus.by')}
            onChange={({ target }) => onChange({ ...draft, by: target.value })}
          />
          <TextField
            label={draft.kind === 'points' ? 'Bonus in points' : 'Bonus in dollars'}
            inputMode="decimal"
            autoComplete="off"
            value={draft.reward}
            error={errorOf('bonus.reward')}
            onChange={({ target }) => onChange({ ...draft, reward: target.value })}
          />
          <Select
            label="Paid as"
            value={draft.kind}
            onChange={({ target }) =>
              onChange({ ...draft, kind: target.value === 'cash' ? 'cash' : 'points' })
            }
          >
            <option value="points">Points or miles</option>
            <option value="cash">Cash back</option>
          </Select>
          <AmountField
            label="Spent so far"
            hint="From the issuer’s app. Leave empty to count your purchases."
            value={draft.spent}
            error={errorOf('bonus.spent')}
            onValue={(spent) => onChange({ ...draft, spent })}
          />
          <Checkbox
            label="I earned it"
            className="self-end"
            checked={draft.isEarned}
            onChange={({ target }) => onChange({ ...draft, isEarned: target.checked })}
          />
        </div>
      )}
    </fieldset>
  )
}

function offeredDraft(offer: OfferedBonus | null, opened: string): BonusDraft {
  const empty = { spend: '', by: '', kind: 'points', reward: '', spent: '', isEarned: false } as const
  if (offer === null) {
    return empty
  }
  const { spendCents, days, reward } = offer
  return {
    ...empty,
    spend: formatNumber(spendCents / 100),
    by: bonusDeadline(opened, days),
    kind: reward.kind,
    reward: formatNumber(reward.kind === 'points' ? reward.points : reward.cents / 100),
  }
}

type AmountFieldProps = FieldText & {
  value: string
  onValue: (value: string) => void
  unit?: '$' | '¢'
  className?: string
}

/** An amount as typed. Unlike a money field, it accepts cents and lets the form say what is wrong. */
function AmountField({ value, onValue, unit = '$', ...field }: AmountFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <div className="relative">
          <span
            aria-hidden="true"
            className={classNames(
              'pointer-events-none absolute inset-y-0 grid place-items-center text-ink-soft',
              unit === '$' ? 'left-3' : 'right-3',
            )}
          >
            {unit}
          </span>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={value}
            onChange={({ target }) => onValue(target.value)}
            {...control}
            className={classNames(controlClasses, 'figures text-right', unit === '$' ? 'pl-8' : 'pr-8')}
          />
        </div>
      )}
    </Field>
  )
}

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
          legend="Linked account"
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
