/** What a user does in the simulated bank's linking flow, without a browser. */
import { z } from 'zod'

export type LinkOutcome = Readonly<{ publicToken: string; metadata: unknown }>

type Login = Readonly<{ institutionId?: string; username?: string; password?: string }>

const PLATYPUS_BANK = 'ins_109508'

const chooseStep = z.object({ session_id: z.string(), accounts: z.array(z.object({ id: z.string() })) })
const lastStep = z.object({ public_token: z.string(), metadata: z.unknown() })

/** Logs in, shares every account and returns what the widget returns. */
export async function completeLinkFlow(
  baseUrl: string,
  linkToken: string,
  { institutionId = PLATYPUS_BANK, username = 'user_good', password = 'pass_good' }: Login = {},
): Promise<LinkOutcome> {
  const post = async (name: string, body: object) => {
    const answer = await fetch(`${baseUrl}/link-ui/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) {
      throw new Error(`${name} returned ${await answer.text()}`)
    }
    return answer.json()
  }
  const login = { link_token: linkToken, institution_id: institutionId, username, password }
  const { session_id, accounts } = chooseStep.parse(await post('login', login))
  const account_ids = accounts.map(({ id }) => id)
  const { public_token, metadata } = lastStep.parse(await post('finish', { session_id, account_ids }))
  return { publicToken: public_token, metadata }
}
