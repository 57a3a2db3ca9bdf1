import { steps } from '../../content/home.ts'
import { FindButton } from './find-button.tsx'

export function HowItWorks() {
  return (
    <section
      id="HowItWorks"
      aria-labelledby="how-it-works-title"
      className="border-y border-hairline bg-panel"
    >
      <div className="mx-auto max-w-page px-4 py-12 narrow:px-6 narrow:py-16">
        <h2 id="how-it-works-title">How it works</h2>
        <ol className="mt-8 grid gap-8 narrow:grid-cols-3">
          {steps.map(({ title, text }, place) => (
            <li key={title} className="ledger-margin pl-5">
              <span aria-hidden="true" className="figures font-serif text-3xl text-evergreen">
                {place + 1}
              </span>
              <h3 className="mt-2">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
        <div className="mt-10">
          <FindButton />
        </div>
      </div>
    </section>
  )
}
