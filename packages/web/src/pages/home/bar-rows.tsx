import type { FactBar } from './home-facts.ts'

/** Bars with each name and figure as text. The rows from `quietFrom` on are there to compare with. */
export function BarRows({ bars, quietFrom = bars.length }: { bars: readonly FactBar[]; quietFrom?: number }) {
  return (
    <ul className="list-none space-y-3">
      {bars.map(({ name, amount, percent }, index) => (
        <li key={name}>
          <span className="flex justify-between gap-4">
            <span className="min-w-0 truncate">{name}</span>
            <span className="figures font-semibold">{amount}</span>
          </span>
          <svg aria-hidden="true" width="100%" height="8" className="mt-1 block">
            <rect
              width={`${percent}%`}
              height="8"
              rx="4"
              className={index < quietFrom ? 'fill-evergreen' : 'fill-edge'}
            />
          </svg>
        </li>
      ))}
    </ul>
  )
}
