import { type Inclusions, isAnythingIncluded } from '@cardsight/engine/ranking'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Toggle } from '../../ui/checkbox.tsx'
import { Modal } from '../../ui/modal.tsx'

export type CalculationSettingsModalProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  calculation: Inclusions
  onApply: (calculation: Inclusions) => void
}

/** Mounted only while it is open, so that each opening starts with the current settings. */
export function CalculationSettingsModal({ open, ...props }: CalculationSettingsModalProps) {
  return open ? <OpenModal {...props} /> : null
}

const parts = [
  {
    key: 'isReward',
    label: 'Reward from transactions',
    hint: 'What the card would have paid you on your purchases.',
  },
  {
    key: 'isIntro',
    label: 'Intro bonus',
    hint: 'A one-time bonus for new cardholders who spend enough in the first months.',
  },
  {
    key: 'isOldOffer',
    label: 'Offers not seen for 90 days',
    hint: 'Turn this off to count only bonuses seen in the last 90 days.',
  },
  {
    key: 'isAnnual',
    label: 'Annual fee',
    hint: 'What the card costs each year. We subtract it from the total.',
  },
] as const

function OpenModal({ onOpenChange, calculation, onApply }: Omit<CalculationSettingsModalProps, 'open'>) {
  const [draft, setDraft] = useState(calculation)
  const id = useId()
  const canApply = isAnythingIncluded(draft)
  return (
    <Modal
      open
      onOpenChange={onOpenChange}
      title="Reward Calculation Settings"
      description="Choose what counts toward a card's total reward."
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button disabled={!canApply} aria-describedby={`${id}-reason`} onClick={() => onApply(draft)}>
            Apply
          </Button>
        </>
      }
    >
      {parts.map(({ key, label, hint }) => (
        <div key={key} className="border-hairline py-3 not-first:border-t first:pt-0">
          <Toggle
            label={<span className="font-medium">{label}</span>}
            checked={draft[key] !== false}
            aria-describedby={`${id}-${key}`}
            onChange={({ target }) => setDraft({ ...draft, [key]: target.checked })}
          />
          <p id={`${id}-${key}`} className="pl-14 text-ink-soft">
            {hint}
          </p>
        </div>
      ))}
      <p id={`${id}-reason`} aria-live="polite" className="mt-2 font-medium text-brick">
        {!canApply && 'Turn on at least one of them.'}
      </p>
    </Modal>
  )
}
