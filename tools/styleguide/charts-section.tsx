import { useState } from 'react'
import { formatMoney } from '../../packages/web/src/lib/format-money.ts'
import { Columns } from '../../packages/web/src/ui/charts/columns.tsx'
import { Donut } from '../../packages/web/src/ui/charts/donut.tsx'
import { categoryColors, sliceColors } from '../../packages/web/src/ui/charts/palette.ts'
import { sampleAverage, sampleMerchants, sampleMonths, sampleSpending } from './sample.ts'
import { Section, Specimen } from './specimen.tsx'

const donutHead = ['Category', 'Amount', 'Share'] as const
const sum = (slices: readonly { value: number }[]) =>
  formatMoney(slices.reduce((all, one) => all + one.value, 0))
const wholeDollars = (value: number) => formatMoney(value).replace(/\.\d+$/, '')

export function ChartsSection() {
  const [month, setMonth] = useState('2026-08')
  return (
    <Section
      folio={8}
      title="Charts"
      note="Rendered on the server, described in words, the same figures one key away as a table. Sample figures."
    >
      <Specimen name="Donut">
        <Donut
          title="Spending by category"
          slices={sampleSpending}
          format={formatMoney}
          head={donutHead}
          center={{ figure: sum(sampleSpending), caption: 'a month' }}
        />
      </Specimen>
      <Specimen name="Donut, many slices">
        <Donut
          title="Top merchants"
          slices={sampleMerchants}
          format={formatMoney}
          head={donutHead}
          center={{ figure: sum(sampleMerchants), caption: 'in total' }}
        />
      </Specimen>
      <Specimen name="Donut, empty">
        <Donut
          title="Recurring expenses"
          slices={[]}
          format={formatMoney}
          head={donutHead}
          center={{ figure: formatMoney(0), caption: 'nothing yet' }}
        />
      </Specimen>
      <Specimen name="Columns">
        <Columns
          title="Last 6 months"
          columns={sampleMonths}
          average={{ label: 'Average', value: sampleAverage }}
          format={formatMoney}
          formatShort={wholeDollars}
          head={['Month', 'Amount']}
          selected={month}
          onSelect={setMonth}
        />
      </Specimen>
      <Specimen name="27 colors for slices, 16 for categories" className="grid gap-4">
        <Strip colors={sliceColors} />
        <Strip colors={categoryColors} />
      </Specimen>
    </Section>
  )
}

function Strip({ colors }: { colors: readonly string[] }) {
  return (
    <div aria-hidden="true" className="flex h-10">
      {colors.map((color) => (
        <span key={color} className="flex-1" style={{ backgroundColor: color }} />
      ))}
    </div>
  )
}
