import type { SensitivityCurve, SensitivityParameter, WalletAnswer } from '@cardsight/engine/wallet'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Select } from '../../ui/select.tsx'
import type { WalletProgram } from '../../worker/wallet-cards.ts'
import type { CardsById } from './cards-by-id.ts'
import { SensitivityChart } from './sensitivity-chart.tsx'
import { parameterName, parametersOf } from './sensitivity-text.ts'
import { WalletSection } from './wallet-section.tsx'

type SensitivityProps = {
  answer: WalletAnswer
  cards: CardsById
  programs: readonly WalletProgram[]
  search: Readonly<{
    curve: SensitivityCurve | null
    /** From 0 to 1 while it's being computed. */
    progress: number | null
    isFailed: boolean
  }> | null
  onAsk: (parameter: SensitivityParameter) => void
  onCancel: () => void
}

/** How the best wallet changes with spending, point values and fees. */
export function Sensitivity({ answer, cards, programs, search, onAsk, onCancel }: SensitivityProps) {
  const names = { cards, programs }
  const parameters = parametersOf(answer, names)
  const [chosen, setChosen] = useState(0)
  const parameter = parameters[chosen] ?? parameters[0]
  const isBusy = search !== null && search.progress !== null
  return (
    <WalletSection
      title="When would another wallet win?"
      lead="See how your best wallet changes with your spending, the value of points or an annual fee."
    >
      <div className="flex max-w-text flex-wrap items-end gap-3">
        <Select
          label="What changes"
          className="min-w-0 flex-1"
          value={chosen}
          onChange={(event) => setChosen(Number(event.target.value))}
        >
          {parameters.map((each, index) => (
            <option key={parameterName(each, names)} value={index}>
              {parameterName(each, names)}
            </option>
          ))}
        </Select>
        <Button
          variant="secondary"
          disabled={isBusy || parameter === undefined}
          onClick={() => parameter !== undefined && onAsk(parameter)}
        >
          Show chart
        </Button>
      </div>
      {isBusy && (
        <div className="mt-3 flex max-w-text items-end gap-4">
          <ProgressBar
            label="Calculating the chart"
            value={Math.round((search.progress ?? 0) * 100)}
            className="flex-1"
          />
          <Button variant="secondary" size="small" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
      <div role="status" className="mt-2">
        {search?.isFailed === true && (
          <p className="font-medium text-brick">We couldn't calculate the chart. Try again.</p>
        )}
        {search?.curve != null && <p className="sr-only">The chart is ready.</p>}
      </div>
      {search?.curve != null && (
        <div className="mt-4">
          <SensitivityChart curve={search.curve} names={names} />
        </div>
      )}
    </WalletSection>
  )
}
