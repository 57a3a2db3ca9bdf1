import { ApiError } from '../../api/api-error.ts'
import { createBrowserApi } from '../../api/client.ts'
import { subscribeToNewsletter } from '../../api/emails.ts'

/** Outcome of a subscription, with its message. */
export type Subscribed = Readonly<{ isDone: boolean; message: string }>

/** Rejects if there was no response. */
export async function subscribe(email: string): Promise<Subscribed> {
  const api = createBrowserApi({ getToken: () => null, onUnauthorized: () => {} })
  try {
    const { message } = await subscribeToNewsletter(api, email)
    return { isDone: true, message }
  } catch (error) {
    if (error instanceof ApiError && error.code !== 'unreachable') {
      return { isDone: false, message: error.message }
    }
    throw error
  }
}
