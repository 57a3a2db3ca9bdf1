import { useState } from 'react'
import { Checkbox, Toggle } from '../../packages/web/src/ui/checkbox.tsx'
import { CheckboxMenu } from '../../packages/web/src/ui/checkbox-menu.tsx'
import { Select, TextField } from '../../packages/web/src/ui/field.tsx'
import { Accordion, AccordionItem } from '../../packages/web/src/ui/fold-out.tsx'
import { MoneyField } from '../../packages/web/src/ui/money-field.tsx'
import { PasswordField } from '../../packages/web/src/ui/password-field.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../packages/web/src/ui/tabs.tsx'
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

const groups = [
  {
    label: 'Fees',
    options: [
      { value: 'no-annual-fee', label: 'No Annual Fee' },
      { value: 'no-foreign-fee', label: 'No Foreign Transaction Fees' },
    ],
  },
  {
    label: 'Cash back',
    options: [
      { value: 'flat', label: 'Flat Rate Cash Back' },
      { value: 'rotating', label: 'Rotating Categories' },
      { value: 'category', label: 'Category Cash Back' },
    ],
  },
] as const

export function ChoicesSection() {
  const [filters, setFilters] = useState<string[]>(['flat'])
  return (
    <Section folio={4} title="Choices" note="The double rule marks the selection, as it marks a total.">
      <Specimen name="Tabs">
        <Tabs defaultValue="category">
          <TabList aria-label="Spending">
            <Tab value="category">Category</Tab>
            <Tab value="merchants">Top Merchants</Tab>
            <Tab value="recurring">Recurring Expenses</Tab>
            <Tab value="none" disabled>
              Disabled
            </Tab>
          </TabList>
          <TabPanel value="category">Content of the first tab.</TabPanel>
          <TabPanel value="merchants">Content of the second tab.</TabPanel>
          <TabPanel value="recurring">Content of the third tab.</TabPanel>
        </Tabs>
      </Specimen>
      <Specimen name="Accordion">
        <Accordion>
          <AccordionItem title="Does Cardsight see my bank password?" open>
            No. This opens and closes without a script, and page search finds what is inside.
          </AccordionItem>
          <AccordionItem title="A question that is long enough to need a second line on a narrow screen">
            The answer keeps a line length that is easy to read.
          </AccordionItem>
        </Accordion>
      </Specimen>
      <Specimen name="Checkbox menu">
        <CheckboxMenu
          label={filters.length > 0 ? `Filters (${filters.length})` : 'Overall'}
          listLabel="Filters"
          clearLabel="Clear filters"
          groups={groups}
          selected={filters}
          onChange={setFilters}
          footer={<a href="#folio-4">Change calculation settings</a>}
        />
      </Specimen>
    </Section>
  )
}
