import { pagePaths } from '@cardsight/contract/paths'
import { Link } from 'react-router'
import { ReportErrorForm } from './report-error-form.tsx'
import { REPORT_ERROR_ID, reportErrorText } from './report-error-text.ts'

/** The form at the end of a card's facts. */
export function ReportError({ cardId }: { cardId: string }) {
  return (
    <section
      id={REPORT_ERROR_ID}
      aria-labelledby={`${REPORT_ERROR_ID}-title`}
      data-print="hide"
      className="mt-10 border-t border-hairline pt-6"
    >
      <h3 id={`${REPORT_ERROR_ID}-title`}>{reportErrorText.title}</h3>
      <p className="mt-2 max-w-text text-ink-soft">
        {reportErrorText.lead} Or <Link to={pagePaths.support}>write to us</Link>.
      </p>
      <ReportErrorForm key={cardId} cardId={cardId} />
    </section>
  )
}

/** Jumps to the form. */
export function ReportErrorLink() {
  return (
    <p data-print="hide" className="text-sm">
      <a href={`#${REPORT_ERROR_ID}`}>Something wrong? Report an error</a>
    </p>
  )
}
