import {
  MAX_CORRECTION_LENGTH,
  reportableFactNames,
  reportableFacts,
} from '@cardsight/contract/error-reports'
import { pagePaths } from '@cardsight/contract/paths'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { FormMessage, SubmitButton } from '../../../features/forms/form-parts.tsx'
import { focusFirst, readValues, useErrorTitle } from '../../../features/forms/use-form.ts'
import { Select, TextArea, TextField } from '../../../ui/field.tsx'
import {
  type ReportField,
  type ReportOutcome,
  reportErrorText,
  reportFields,
  type SendReport,
} from './report-outcome.ts'

/**
 * State of the form. It sends one report at a time, keeps what people typed until a report is sent, and focuses the
 * first invalid field. An edit clears the outcome of the last submit.
 */
function useReportForm(cardId: string, send: SendReport) {
  const [outcome, setOutcome] = useState<ReportOutcome | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  // A second submit can arrive before React has rendered the first one.
  const isSending = useRef(false)
  useErrorTitle(outcome?.isSent === false)

  const settle = (busy: boolean) => {
    isSending.current = busy
    setIsBusy(busy)
  }

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isSending.current) {
      return
    }
    settle(true)
    const result = await send(cardId, readValues(form, reportFields)).catch(() => unreachable)
    settle(false)
    setOutcome(result)
    if (result.isSent) {
      form.reset()
    } else {
      focusFirst(form, reportFields, result.fields)
    }
  }

  return {
    isBusy,
    errorOf: (field: ReportField) => (outcome?.isSent === false ? outcome.fields[field] : undefined),
    problem: outcome?.isSent === false ? outcome.message : null,
    sent: outcome?.isSent === true ? outcome.message : null,
    formProps: {
      // As a POST: if the script is late, typed values don't end up in a URL.
      method: 'post',
      noValidate: true,
      onSubmit: handleSubmit,
      onInput: () => setOutcome(null),
    } as const,
  }
}

// Not even the API client could be loaded.
const unreachable: ReportOutcome = {
  isSent: false,
  fields: {},
  message: 'We couldn’t reach the server. Your report wasn’t sent; please try again.',
}

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
