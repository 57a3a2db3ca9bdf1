import { type FormEvent, useRef, useState } from 'react'
import { useErrorTitle } from '../../../lib/use-error-title.ts'
import { focusFirst, readValues } from '../../auth/submission.ts'
import { type ReportField, type ReportOutcome, reportFields, type SendReport } from './report-outcome.ts'

/**
 * State of the form. It sends one report at a time, keeps what people typed until a report is sent, and focuses the
 * first invalid field. An edit clears the outcome of the last submit.
 */
export function useReportForm(cardId: string, send: SendReport) {
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
