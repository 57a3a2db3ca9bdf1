import type { WalletProgram } from '@cardsight/contract/wallet'
import type { SensitivityCurve, SensitivityParameter, WalletAnswer } from '@cardsight/engine/wallet'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useStable } from '../../lib/use-stable.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import type { CardsById } from './cards-by-id.ts'
import { parameterName, parametersOf } from './sensitivity-text.ts'
import { WalletSection } from './wallet-disclosure.tsx'

const SensitivityChart = lazy(() =>
  import('./sensitivity-chart.tsx').then((loaded) => ({ default: loaded.SensitivityChart })),
)

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

/** How the best wallet changes with spending, point values and fees. Every choice draws its chart. */
export function Sensitivity({ answer, cards, programs, search, onAsk, onCancel }: SensitivityProps) {
  const names = useMemo(() => ({ cards, programs }), [cards, programs])
  const parameters = useMemo(() => parametersOf(answer, names), [answer, names])
  const [chosen, setChosen] = useState(0)
  const parameter = parameters[chosen] ?? parameters[0]
  const ask = useStable(onAsk)
  useEffect(() => {
    if (parameter !== undefined) {
      ask(parameter)
    }
  }, [ask, parameter])
  return (
    <WalletSection
      titleAs="h3"
      title="When would another wallet win?"
      lead="See how your best wallet changes with your spending, the value of points or an annual fee."
    >
      <Select
        label="What changes"
        className="max-w-text"
        value={chosen}
        onChange={(event) => setChosen(Number(event.target.value))}
      >
        {parameters.map((each, index) => (
          <option key={parameterName(each, names)} value={index}>
            {parameterName(each, names)}
          </option>
        ))}
      </Select>
      {search === null && parameter !== undefined && (
        <Button variant="secondary" size="small" className="mt-3" onClick={() => onAsk(parameter)}>
          Show chart
        </Button>
      )}
      {search !== null && search.progress !== null && (
        <div className="mt-3 flex max-w-text items-end gap-4">
          <ProgressBar
            label="Calculating the chart"
            value={Math.round(search.progress * 100)}
            className="flex-1"
          />
          <Button variant="secondary" size="small" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
      <div role="status" className="mt-2">
        {search?.isFailed === true && (
          <p className="font-medium text-brick">We couldn’t calculate the chart. Try again.</p>
        )}
        {search?.curve != null && search.progress === null && <p className="sr-only">The chart is ready.</p>}
      </div>
      {search?.curve != null && (
        <div className={`mt-4 ${search.progress === null ? '' : 'opacity-60'}`}>
          <Suspense fallback={<SkeletonLines lines={8} />}>
            <SensitivityChart curve={search.curve} names={names} />
          </Suspense>
        </div>
      )}
    </WalletSection>
  )
}
