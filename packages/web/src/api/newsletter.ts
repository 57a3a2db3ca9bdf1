import { apiPaths } from '@cardsight/contract/api-paths'
import { messageSchema } from '@cardsight/contract/schemas'
import type { Api } from './client.ts'

/** The response is the same whether or not the address was subscribed before. */
export function subscribeToNewsletter(api: Api, email: string): Promise<{ message: string }> {
  return api.post(apiPaths.newsletter, messageSchema, { email })
}

export function confirmNewsletter(api: Api, token: string): Promise<{ message: string }> {
  return api.post(apiPaths.newsletterConfirm, messageSchema, { token })
}

export function leaveNewsletter(api: Api, token: string): Promise<{ message: string }> {
  return api.post(apiPaths.newsletterUnsubscribe(token), messageSchema)
}
