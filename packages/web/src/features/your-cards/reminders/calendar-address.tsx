import { CopyField } from '../../../ui/copy-field.tsx'

/** A new address with a button that copies it. */
export function CalendarAddress({ address }: { address: string }) {
  return (
    <div className="mt-3">
      <CopyField
        label="Your calendar address"
        hint="Copy it now: we can’t show it again. Anyone who has it can see your reminders."
        value={address}
        action="Copy"
        status={{ before: 'Address created', after: 'Address copied' }}
      />
    </div>
  )
}
