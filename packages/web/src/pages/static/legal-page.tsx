import { ChevronDown } from 'lucide-react'
import type { LegalDocument, LegalSection } from '../../content/legal/legal-document.tsx'
import { formatDayLong } from '../../lib/format-date.ts'

type LegalPageProps = { document: LegalDocument; supportEmail: string }

/** A legal text with sections to link to, also for print. */
export function LegalPage({ document, supportEmail }: LegalPageProps) {
  const sections = document.sections(supportEmail)
  return (
    <div className="mx-auto grid max-w-152 grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 px-4 py-12 narrow:px-6 narrow:py-16 menu:max-w-page menu:grid-cols-[auto_minmax(0,38rem)] menu:justify-center">
      <header className="menu:col-start-2">
        <h1>{document.heading}</h1>
        {document.updated !== null && (
          <p className="mt-3 text-ink-soft">
            Last updated <time dateTime={document.updated}>{formatDayLong(document.updated)}</time>
          </p>
        )}
        <p className="mt-5 font-serif text-xl">{document.summary}</p>
      </header>
      <LegalContents sections={sections} />
      <ol className="space-y-12 wrap-anywhere menu:col-start-2">
        {sections.map((section, index) => (
          <li key={section.id}>
            <Section section={section} number={index + 1} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function Section({ section: { id, title, body }, number }: { section: LegalSection; number: number }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="target:ledger-margin target:-ml-4 target:pl-4"
    >
      <h2 id={`${id}-title`} className="flex gap-3 text-xl">
        <span className="figures text-ink-soft">{number}.</span>
        {title}
      </h2>
      <div className={proseClasses}>{body}</div>
    </section>
  )
}

const proseClasses =
  'mt-4 space-y-4 text-base [&_ul]:list-disc [&_ul]:space-y-2 [&_ul]:pl-6 [&_ul]:marker:text-edge'

type LegalContentsProps = { sections: readonly LegalSection[] }

/** Next to the text on wide screens; collapsed above it on a phone, where it would fill a screen. */
function LegalContents({ sections }: LegalContentsProps) {
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
