import { Info } from 'lucide-react'
import { memo } from 'react'
import { Tooltip } from '../ui/tooltip.tsx'

/** A small mark that tells more; nothing where there is nothing more to tell. */
export const InfoTip = memo(function InfoTip({ about, lines }: { about: string; lines: readonly string[] }) {
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
