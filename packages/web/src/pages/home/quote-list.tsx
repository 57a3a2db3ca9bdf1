import { testimonials, testimonialsNote } from '../../content/testimonials.ts'

export function QuoteList() {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll the row once it has the focus */}
      <ul tabIndex={0} aria-label="Quotes" className={rowClasses}>
        {testimonials.map(({ quote, who }) => (
          <li key={who} className="basis-full shrink-0 snap-start">
            <figure className="mx-auto max-w-text px-1 text-center">
              <blockquote className="font-serif text-xl text-balance">“{quote}”</blockquote>
              <figcaption className="mt-2 text-ink-soft">{who}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-center text-sm text-ink-soft">{testimonialsNote}</p>
    </>
  )
}

const rowClasses =
  'flex snap-x snap-mandatory list-none items-center overflow-x-auto overscroll-x-contain py-2 [scrollbar-width:none] motion-safe:scroll-smooth'
