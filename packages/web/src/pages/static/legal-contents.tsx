import { ChevronDown } from 'lucide-react'
import type { LegalSection } from '../../content/legal/legal-document.ts'

type LegalContentsProps = { sections: readonly LegalSection[] }

/** Next to the text on wide screens; collapsed above it on a phone, where it would fill a screen. */
export function LegalContents({ sections }: LegalContentsProps) {
  return (
    <nav
      aria-label="On this page"
      data-print="hide"
      className="menu:sticky menu:top-6 menu:w-64 menu:col-start-1 menu:row-span-2 menu:row-start-1 menu:max-h-dvh menu:self-start menu:overflow-y-auto menu:pb-12"
    >
      <details className="group border-y border-hairline menu:hidden">
        <summary className="flex min-h-11 list-none items-center gap-4 py-2 font-semibold hover:text-evergreen [&::-webkit-details-marker]:hidden">
          <span className="flex-1">On this page</span>
          <ChevronDown aria-hidden="true" className="size-5 text-ink-soft group-open:rotate-180" />
        </summary>
        <Entries sections={sections} className="pb-3" />
      </details>
      <div className="hidden menu:block">
        <p className="ledger-label text-ink-soft">On this page</p>
        <Entries sections={sections} className="mt-2 border-t border-hairline pt-2" />
      </div>
    </nav>
  )
}

function Entries({ sections, className }: LegalContentsProps & { className: string }) {
  return (
    <ol className={className}>
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center gap-2 text-sm hover:text-evergreen hover:underline hover:underline-offset-4 menu:min-h-8"
          >
            <span className="figures w-6 shrink-0 text-right text-ink-soft">{index + 1}.</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}
