import { Section, Specimen } from './specimen.tsx'

const grounds = [
  ['paper', 'bg-paper'],
  ['paper-sunk', 'bg-paper-sunk'],
  ['panel', 'bg-panel'],
  ['hairline', 'bg-hairline'],
  ['rule', 'bg-rule'],
  ['edge', 'bg-edge'],
] as const

const inks = [
  ['ink', 'bg-ink'],
  ['ink-soft', 'bg-ink-soft'],
  ['evergreen', 'bg-evergreen'],
  ['evergreen-deep', 'bg-evergreen-deep'],
  ['evergreen-tint', 'bg-evergreen-tint'],
  ['marigold', 'bg-marigold'],
  ['marigold-ink', 'bg-marigold-ink'],
  ['marigold-deep', 'bg-marigold-deep'],
  ['marigold-tint', 'bg-marigold-tint'],
  ['brick', 'bg-brick'],
  ['brick-deep', 'bg-brick-deep'],
  ['brick-tint', 'bg-brick-tint'],
  ['teal', 'bg-teal'],
  ['teal-tint', 'bg-teal-tint'],
  ['band', 'bg-band'],
] as const

const sizes = [
  ['text-4xl', 'text-4xl', 48],
  ['text-3xl', 'text-3xl', 36],
  ['text-2xl', 'text-2xl', 28],
  ['text-xl', 'text-xl', 22],
  ['text-lg', 'text-lg', 18],
  ['text-base', 'text-base', 16],
  ['text-sm', 'text-sm', 14],
] as const

export function TokensSection() {
  return (
    <Section folio={1} title="Paper and ink" note="Every color and size. Nothing else exists as a class.">
      <Specimen name="Grounds">
        <Swatches swatches={grounds} />
      </Specimen>
      <Specimen name="Inks">
        <Swatches swatches={inks} />
      </Specimen>
      <Specimen name="Type" className="grid gap-1">
        {sizes.map(([name, look, px]) => (
          <p
            key={name}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-hairline py-1"
          >
            <span className={px >= 22 ? `font-serif font-medium ${look}` : look}>
              Would have earned $1,234.56
            </span>
            <span className="figures text-sm text-ink-soft">
              {name}, {px} px
            </span>
          </p>
        ))}
      </Specimen>
      <Specimen name="Shape and motion" className="flex flex-wrap items-center gap-5">
        <span className="rounded-control border border-edge px-4 py-3">control, 8 px</span>
        <span className="rounded-panel border border-edge px-4 py-3">panel, 14 px</span>
        <span className="rounded-panel bg-panel px-4 py-3 shadow-float">floats</span>
        <span className="animate-rise rounded-control border border-edge px-4 py-3">rises in 200 ms</span>
      </Specimen>
      <Marks />
    </Section>
  )
}

function Swatches({ swatches }: { swatches: readonly (readonly [string, string])[] }) {
  return (
    <ul className="grid list-none grid-cols-2 gap-4 chart:grid-cols-3 menu:grid-cols-6">
      {swatches.map(([name, look]) => (
        <li key={name} className="text-sm">
          <span className={`block h-14 rounded-control border border-rule ${look}`} />
          {name}
        </li>
      ))}
    </ul>
  )
}

function Marks() {
  return (
    <Specimen name="Ledger details" className="grid gap-6 chart:grid-cols-2">
      <div className="ruled h-28 border border-hairline px-3">
        <span className="leading-7">ruled, every 28 px</span>
      </div>
      <div className="ledger-margin h-28 pl-5">ledger-margin</div>
      <div className="on-ink rounded-panel p-5">
        on-ink: <a href="#folio-1">everything in it is dark</a>
      </div>
      <div>
        <p className="ledger-label text-ink-soft">ledger-label</p>
        <p className="figures flex justify-between border-t border-ink pt-1">
          <span>figures, closed by rule-double</span>
          <span>$1,111.10</span>
        </p>
        <p className="rule-double figures flex justify-between pb-1 font-semibold">
          <span>Total</span>
          <span>$8,888.80</span>
        </p>
      </div>
    </Specimen>
  )
}
