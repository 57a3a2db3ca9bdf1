import { Info } from 'lucide-react'
import { memo, useDeferredValue, useMemo } from 'react'
import { Tooltip } from '../ui/tooltip.tsx'

type InfoTipProps = { about: string; lines: readonly string[] }

/**
 * An icon with a tooltip; renders nothing without lines. It renders one frame later, because a tooltip has a dozen
 * parts and a click on the amounts shouldn't wait for them.
 */
export function InfoTip({ about, lines }: InfoTipProps) {
  const tip = useMemo(() => ({ about, lines }), [about, lines])
  return <Mark {...useDeferredValue(tip, noTip)} />
}

const noTip: InfoTipProps = { about: '', lines: [] }

const Mark = memo(function Mark({ about, lines }: InfoTipProps) {
  if (lines.length === 0) {
    return null
  }
  const text = lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ))
  return (
    <Tooltip text={text}>
      <button
        type="button"
        aria-label={`More about ${about}`}
        className="-my-3 inline-grid size-11 place-items-center rounded-full align-middle text-ink-soft hover:text-evergreen narrow:-my-1 narrow:size-6"
        data-print="hide"
      >
        <Info aria-hidden="true" className="size-4" />
      </button>
    </Tooltip>
  )
})
