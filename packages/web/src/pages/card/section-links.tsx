const [yours, debt, terms, pairs, data] = [
  { id: 'yours', name: 'Your numbers' },
  { id: 'debt', name: 'Your balance' },
  { id: 'terms', name: 'Terms' },
  { id: 'companions', name: 'Pairs with' },
  { id: 'data', name: 'Data' },
] as const

/** Links to the parts of the page, which stay at the top of the window. */
export function SectionLinks({ hasDebt }: { hasDebt: boolean }) {
  return (
    <nav
      aria-label="On this page"
      data-print="hide"
      className="sticky top-0 z-10 border-b border-hairline bg-paper"
    >
      <ul className="flex list-none flex-wrap justify-between gap-x-2 narrow:justify-start narrow:gap-x-8">
        {(hasDebt ? [debt, terms, data] : [yours, terms, pairs, data]).map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center font-medium text-ink-soft hover:text-ink hover:underline hover:underline-offset-4 narrow:min-h-12"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
