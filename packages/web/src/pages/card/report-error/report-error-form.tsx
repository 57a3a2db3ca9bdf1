import {
  MAX_CORRECTION_LENGTH,
  reportableFactNames,
  reportableFacts,
} from '@cardsight/contract/error-reports'
import { pagePaths } from '@cardsight/contract/paths'
import { Link } from 'react-router'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { FormMessage } from '../../auth/form-message.tsx'
import { SubmitButton } from '../../auth/submit-button.tsx'
import { reportErrorText } from './report-error-text.ts'
import type { SendReport } from './report-outcome.ts'
import { useReportForm } from './use-report-form.ts'

type ReportErrorFormProps = { cardId: string; send?: SendReport }

/** Loads the API client only when someone sends a report: few visitors do. */
const sendLazily: SendReport = async (cardId, values) =>
  (await import('./send-report.ts')).sendReport(cardId, values)

/** Reports an error in a card's facts. The server checks the fields. */
export function ReportErrorForm({ cardId, send = sendLazily }: ReportErrorFormProps) {
  const { isBusy, errorOf, problem, sent, formProps } = useReportForm(cardId, send)
  return (
    <form {...formProps} data-needs-script className="mt-5 grid max-w-text gap-5">
      <Select label={reportErrorText.fact} name="fact" defaultValue="" required error={errorOf('fact')}>
        <option value="">Choose one</option>
        {reportableFacts.map((fact) => (
          <option key={fact} value={fact}>
            {reportableFactNames[fact]}
          </option>
        ))}
      </Select>
      <TextArea
        label={reportErrorText.correction}
        name="correction"
        maxLength={MAX_CORRECTION_LENGTH}
        required
        error={errorOf('correction')}
      />
      <TextField
        label={reportErrorText.seenAt}
        hint={reportErrorText.seenAtHint}
        name="seenAt"
        type="url"
        autoComplete="off"
        autoCapitalize="none"
        error={errorOf('seenAt')}
      />
      <TextField
        label={reportErrorText.email}
        hint={reportErrorText.emailHint}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        error={errorOf('email')}
      />
      <BotTrap />
      <p className="text-sm text-ink-soft">
        {reportErrorText.privacy} See our{' '}
        <Link to={`${pagePaths.privacy}#data-collected`}>Privacy Policy</Link>.
      </p>
      <SubmitButton busy={isBusy} className="justify-self-start">
        {reportErrorText.submit}
      </SubmitButton>
      <FormMessage tone="bad">{problem}</FormMessage>
      <FormMessage tone="good">{sent}</FormMessage>
    </form>
  )
}

/** A field that people don't see. The server drops reports in which it's filled in. */
function BotTrap() {
  return (
    <div hidden>
      <label>
        Leave this field empty
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
