import type { AccessEnding } from '@cardsight/contract/account'
import { Checkbox } from '../../ui/checkbox.tsx'

export const nothingEnds: AccessEnding = {
  endsCalendar: false,
  endsHousehold: false,
  endsTokens: false,
}

type AccessEndingFieldsProps = { value: AccessEnding; onChange: (value: AccessEnding) => void }

/** Offers to end what gives access to an account without a session. */
export function AccessEndingFields({ value, onChange }: AccessEndingFieldsProps) {
  return (
    <fieldset>
      <legend className="text-ink-soft">
        Signing out doesn’t end these. If someone else had your password, end them now.
      </legend>
      <Checkbox
        label="Turn off my calendar address"
        checked={value.endsCalendar}
        onChange={({ target }) => onChange({ ...value, endsCalendar: target.checked })}
      />
      <Checkbox
        label="End my household"
        checked={value.endsHousehold}
        onChange={({ target }) => onChange({ ...value, endsHousehold: target.checked })}
      />
      <Checkbox
        label="Revoke my access tokens and extensions"
        checked={value.endsTokens}
        onChange={({ target }) => onChange({ ...value, endsTokens: target.checked })}
      />
    </fieldset>
  )
}
