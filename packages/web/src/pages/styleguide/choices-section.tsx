import { useState } from 'react'
import { Accordion, AccordionItem } from '../../ui/accordion.tsx'
import { CheckboxMenu } from '../../ui/checkbox-menu.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'
import { Section, Specimen } from './specimen.tsx'

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
