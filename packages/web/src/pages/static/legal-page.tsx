import type { LegalDocument, LegalSection } from '../../content/legal/legal-document.ts'
import { formatDayLong } from '../../lib/format-date.ts'
import { LegalContents } from './legal-contents.tsx'

type LegalPageProps = { document: LegalDocument; supportEmail: string }

/** A legal text with sections to link to, also for print. */
export function LegalPage({ document, supportEmail }: LegalPageProps) {
  const sections = document.sections(supportEmail)
  return (
    <div className="mx-auto grid max-w-152 gap-x-16 gap-y-10 px-4 py-12 narrow:px-6 narrow:py-16 menu:max-w-page menu:grid-cols-[auto_minmax(0,38rem)] menu:justify-center">
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
      <ol className="space-y-12 menu:col-start-2">
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
  'mt-4 space-y-4 text-lg [&_ul]:list-disc [&_ul]:space-y-2 [&_ul]:pl-6 [&_ul]:marker:text-edge'
