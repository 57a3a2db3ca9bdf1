import { formula, formulaTotal } from '../../content/about.ts'

/** The formula as a sum: one part per line, one rule above the total and two below. */
export function Formula() {
  return (
    <dl className="panel px-5 py-2">
      {formula.map(({ sign, name, meaning }) => (
        <div
          key={name}
          className="grid grid-cols-[auto_1fr] gap-x-3 border-t border-hairline py-3 first:border-t-0"
        >
          <dt className="col-span-2 grid grid-cols-subgrid font-semibold">
            <span className="figures w-4 text-center font-serif text-xl leading-6 text-evergreen">
              {sign}
            </span>
            {name}
          </dt>
          <dd className="col-start-2 text-ink-soft">{meaning}</dd>
        </div>
      ))}
      <div className="rule-double grid grid-cols-[auto_1fr] gap-x-3 border-t border-t-ink py-3">
        <dt className="col-span-2 grid grid-cols-subgrid font-semibold">
          <span className="figures w-4 text-center font-serif text-xl leading-6 text-evergreen">=</span>
          Total reward
        </dt>
        <dd className="col-start-2">{formulaTotal}</dd>
      </div>
    </dl>
  )
}
