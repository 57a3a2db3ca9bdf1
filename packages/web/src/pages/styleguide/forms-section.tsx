import { useState } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { MoneyField } from '../../ui/money-field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Toggle } from '../../ui/toggle.tsx'
import { Section, Specimen } from './specimen.tsx'

const longText =
  'I have read a sentence that is long enough to wrap onto two lines on a phone and still means something'

export function FormsSection() {
  const [dollars, setDollars] = useState('12345')
  const [none, setNone] = useState('')
  return (
    <Section
      folio={3}
      title="Forms"
      note="Label above, hint under it, error under the field. Errors say what to do."
    >
      <Specimen name="Text field" className="grid gap-6 narrow:grid-cols-2">
        <TextField label="First Name" autoComplete="given-name" />
        <TextField
          label="Your Email"
          type="email"
          hint="For signing in; never shared."
          defaultValue="you@example.com"
        />
        <TextField
          label="Email"
          defaultValue="you@"
          error="Write the address in full, such as you@example.com."
        />
        <TextField label="Read-only" disabled defaultValue="Set by your bank" />
      </Specimen>
      <Specimen name="Password field" className="grid gap-6 narrow:grid-cols-2">
        <PasswordField label="Password" autoComplete="current-password" />
        <PasswordField
          label="Create Password"
          hint="At least 6 characters."
          showStrength
          autoComplete="new-password"
        />
        <PasswordField
          label="Confirm password"
          error="Type the same password again."
          autoComplete="new-password"
        />
        <PasswordField label="Password, disabled" disabled />
      </Specimen>
      <Specimen name="Money field" className="grid gap-6 narrow:grid-cols-3">
        <MoneyField label="Groceries" value={dollars} onValueChange={setDollars} />
        <MoneyField label="Travel" value={none} onValueChange={setNone} hint="In a typical month." />
        <MoneyField label="Other" value="100" onValueChange={() => {}} disabled />
      </Specimen>
      <Specimen name="Select" className="grid gap-6 narrow:grid-cols-2">
        <Select label="Sort by" defaultValue="total">
          <option value="total">Total Reward</option>
          <option value="fee">Annual Fee</option>
          <option value="long">A choice so long that it must be truncated where the field ends</option>
        </Select>
        <Select label="Sort by, in error" error="Choose one of the list." defaultValue="">
          <option value="">Choose</option>
        </Select>
      </Specimen>
      <Specimen name="Checkbox" className="grid gap-x-6 narrow:grid-cols-2">
        <Checkbox label="Remember Me" defaultChecked />
        <Checkbox label="No Annual Fee" />
        <Checkbox label="Read-only" disabled defaultChecked />
        <Checkbox label={longText} />
      </Specimen>
      <Specimen name="Toggle" className="grid gap-x-6 narrow:grid-cols-2">
        <Toggle label="Include intro bonus" defaultChecked />
        <Toggle label="Include this account" />
        <Toggle label="Read-only" disabled defaultChecked />
        <Toggle label={longText} />
      </Specimen>
    </Section>
  )
}
