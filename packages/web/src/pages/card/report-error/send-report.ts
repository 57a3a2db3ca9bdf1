import { sentences } from '@cardsight/contract/sentences'
import { createBrowserApi } from '../../../api/client.ts'
import { sendErrorReport } from '../../../api/emails.ts'
import { problemOf } from '../../../features/forms/use-form.ts'
import { type ReportOutcome, type ReportValues, reportFields } from './report-outcome.ts'

/** Sends a report without a token: nobody needs an account for it. Loaded on the first submit. */
export async function sendReport(cardId: string, values: ReportValues): Promise<ReportOutcome> {
  const api = createBrowserApi({ getToken: () => null, onUnauthorized: () => undefined })
  try {
    const { message } = await sendErrorReport(api, cardId, values)
    return { isSent: true, message }
  } catch (error) {
    return { isSent: false, ...problemOf(error, reportFields, sentences.oopsDefault) }
  }
}
